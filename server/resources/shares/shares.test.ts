import { expect, test } from "vitest";
import { pool, prisma } from "#server/lib/database.ts";
import { makeCaller, makeOrganization, type Person } from "#server/testing/actors.ts";
import { atOnce, statusesOf } from "#server/testing/at-once.ts";
import { holdLock } from "#server/testing/blocking.ts";
import { makeApplication, makeBoard } from "#server/testing/factories.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { pagesOf } from "#server/testing/pages.ts";

test("an applicant can share a board, which then only staff can read", async () => {
  const { organizationSlug, owner, admin, coach, applicant } = await makeCoaching();
  const { boardId } = applicant.person;
  const { id: applicationId } = await makeApplication(applicant.api, boardId);
  const share = await applicant.api.ok("shares.create", { boardId, organizationSlug });
  expect(share).toMatchObject({
    boardId,
    boardName: "My job search",
    organization: { name: `Organization ${organizationSlug}`, slug: organizationSlug },
  });
  expect((await applicant.api.ok("shares.list", {})).data).toEqual([share]);
  const input = { organizationSlug, shareId: share.id };
  for (const { api } of [owner, admin, coach]) {
    const { data } = await api.ok("organization_shares.list", { organizationSlug });
    expect(data).toEqual([
      {
        id: share.id,
        board: { id: boardId, name: "My job search" },
        applicant: { email: applicant.person.email, displayName: "Robin Vale" },
        applicationCount: 1,
        sharedAt: share.sharedAt,
      },
    ]);
    expect((await api.ok("organization_shares.get", input)).applications[0]?.id).toBe(applicationId);
  }
  await applicant.api.rejected("organization_shares.get", input, "insufficient_role");
  await (await makeCaller()).api.rejected("organization_shares.get", input, "not_found");
});

test("a shared board has every field of every card, in the order of its columns", async () => {
  const { organizationSlug, coach, applicant } = await makeCoaching();
  const { boardId } = applicant.person;
  const make = (given: object) => makeApplication(applicant.api, boardId, given);
  const first = await make({ status: "applied", notes: "My notes" });
  await make({ status: "offer" });
  const top = await make({
    status: "applied",
    position: { first: true },
    job: { title: "Gardener", compensation: { currency: "EUR", payAmount: 50_000 } },
  });
  const { id: shareId } = await applicant.api.ok("shares.create", { boardId, organizationSlug });
  const shared = await coach.api.ok("organization_shares.get", { organizationSlug, shareId });
  const { columns } = await applicant.api.ok("boards.get", { boardId });
  expect(shared.board).toEqual({ id: boardId, name: "My job search", columns });
  expect(columns.applied).toEqual([top.id, first.id]);
  for (const card of shared.applications) {
    expect(card).toEqual(await applicant.api.ok("applications.get", { applicationId: card.id }));
  }
  expect(shared.applications.length).toBe(3);
});

test("ending a share immediately ends everything that staff can read through it", async () => {
  const { organizationSlug, coach, applicant } = await makeCoaching();
  const { boardId } = applicant.person;
  const { id: applicationId } = await makeApplication(applicant.api, boardId);
  const { id: shareId } = await applicant.api.ok("shares.create", { boardId, organizationSlug });
  const note = await coach.api.ok("coach_notes.create", { applicationId, body: "Well done." });
  await applicant.api.ok("shares.delete", { shareId });
  await coach.api.rejected("organization_shares.get", { organizationSlug, shareId }, "not_found");
  expect((await coach.api.ok("organization_shares.list", { organizationSlug })).data).toEqual([]);
  await coach.api.rejected("coach_notes.list", { applicationId }, "not_found");
  await coach.api.rejected("coach_notes.create", { applicationId, body: "More" }, "not_found");
  const path = { organizationSlug, noteId: note.id };
  await coach.api.rejected("coach_notes.update", { ...path, body: "More" }, "not_found");
  await coach.api.rejected("coach_notes.delete", path, "not_found");
  expect((await applicant.api.ok("coach_notes.list", { applicationId })).data).toEqual([note]);
  await applicant.api.rejected("shares.delete", { shareId }, "not_found");
});

test("only an applicant of the organization can share, and only a board of their own", async () => {
  const { organizationSlug, owner, admin, coach, applicant } = await makeCoaching();
  for (const { api, person } of [owner, admin, coach]) {
    await api.rejected("shares.create", { boardId: person.boardId, organizationSlug }, "insufficient_role");
  }
  const outsider = await makeCaller();
  const { boardId } = outsider.person;
  await outsider.api.rejected("shares.create", { boardId, organizationSlug }, "not_found");
  await applicant.api.rejected("shares.create", { boardId, organizationSlug }, "not_found");
  expect(await prisma.share.count({ where: { boardId } })).toBe(0);
});

test("a board can be shared once with an organization, even concurrently, and with several organizations", async () => {
  const { organizationSlug, applicant } = await makeCoaching();
  const { boardId } = applicant.person;
  const responses = await atOnce(10, () =>
    applicant.api.send("shares.create", { boardId, organizationSlug }),
  );
  expect(statusesOf(responses)).toEqual({ "201": 1, "409": 9 });
  await applicant.api.rejected("shares.create", { boardId, organizationSlug }, "already_shared");
  const other = await makeOrganization([{ person: applicant.person, role: "applicant" }]);
  await applicant.api.ok("shares.create", { boardId, organizationSlug: other.slug });
  const { id: second } = await makeBoard(applicant.api);
  await applicant.api.ok("shares.create", { boardId: second, organizationSlug });
  const first = await applicant.api.ok("shares.list", { limit: 2 });
  const rest = await applicant.api.ok("shares.list", { limit: 2, cursor: first.nextCursor ?? "" });
  expect([...first.data, ...rest.data].map((share) => share.boardId)).toEqual([second, boardId, boardId]);
});

test("the log records a share and its end, even by the deletion of the board", async () => {
  const { organizationSlug, id, applicant } = await makeCoaching();
  const { id: boardId } = await makeBoard(applicant.api, "Berlin");
  const { id: first } = await applicant.api.ok("shares.create", { boardId, organizationSlug });
  await applicant.api.ok("shares.delete", { shareId: first });
  const { id: second } = await applicant.api.ok("shares.create", { boardId, organizationSlug });
  await applicant.api.ok("boards.delete", { boardId });
  const events = await prisma.auditEvent.findMany({
    where: { organizationId: id },
    orderBy: { id: "asc" },
  });
  expect(events.map(({ action, details }) => [action, details])).toEqual([
    ["group_shared", { before: null, after: { shareId: first, boardName: "Berlin" } }],
    ["group_unshared", { before: { shareId: first, boardName: "Berlin" }, after: null }],
    ["group_shared", { before: null, after: { shareId: second, boardName: "Berlin" } }],
    ["group_unshared", { before: { shareId: second, boardName: "Berlin" }, after: null }],
  ]);
  for (const event of events) {
    const subjectEmail = applicant.person.email;
    expect(event).toMatchObject({ boardId, subjectEmail, subjectLabel: "Berlin", actorLabel: "Robin Vale" });
  }
});

test("a membership that ends while a board is being shared leaves no share behind", async () => {
  const { organizationSlug, id, applicant } = await makeCoaching();
  const { boardId, accountId } = applicant.person;
  const values = [id, accountId];
  const remover = await holdLock(
    "SELECT 1 FROM members WHERE organization_id = $1 AND account_id = $2 FOR UPDATE",
    values,
  );
  const sharing = applicant.api.send("shares.create", { boardId, organizationSlug });
  await remover.waiters();
  await remover.andThen("DELETE FROM members WHERE organization_id = $1 AND account_id = $2", values);
  await remover.commit();
  expect((await sharing).status).toBe(404);
  expect(await prisma.share.count({ where: { boardId } })).toBe(0);
});

test("the database lets no share outlive its membership", async () => {
  const { organizationSlug, applicant } = await makeCoaching();
  const { boardId, accountId } = applicant.person;
  await applicant.api.ok("shares.create", { boardId, organizationSlug });
  await prisma.member.deleteMany({ where: { accountId } });
  expect((await applicant.api.ok("shares.list", {})).data).toEqual([]);
  const values = [(await makeOrganization([])).id, boardId, accountId];
  const text = "INSERT INTO shares (id, organization_id, board_id, account_id) VALUES ('shr_x', $1, $2, $3)";
  await expect(pool.query(text, values)).rejects.toThrow(/foreign key/);
});

test("only a board's owner sees who can view it, by organization and role", async () => {
  const { applicant, coach, organizationSlug } = await makeCoaching();
  const { boardId } = applicant.person;
  const viewersFor = async (person: Person) => {
    const call = await pagesOf(person);
    return call.shares.listViewers({ boardId });
  };
  expect(await viewersFor(applicant.person)).toEqual([]);
  await applicant.api.ok("shares.create", { boardId, organizationSlug });
  expect(await viewersFor(applicant.person)).toEqual([
    {
      organization: { name: `Organization ${organizationSlug}`, slug: organizationSlug },
      owners: 1,
      admins: 1,
      coaches: 1,
    },
  ]);
  expect(await viewersFor(coach.person)).toEqual([]);
});
