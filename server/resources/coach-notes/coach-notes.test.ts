import { describe, expect, test } from "vitest";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import { makeCaller, makeKey, makeOrganization, signIn } from "#server/testing/actors.ts";
import { atOnce, statusesOf } from "#server/testing/at-once.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { callPage } from "#server/testing/pages.ts";
import { rest } from "#server/testing/rest.ts";

/** Creates an organization that sees the applicant's board with one card. */
async function makeSharedCard() {
  const coaching = await makeCoaching();
  const { applicant, organizationSlug } = coaching;
  const { boardId } = applicant.person;
  const { id: applicationId } = await makeApplication(applicant.api, boardId);
  const { id: shareId } = await applicant.api.ok("shares.create", { boardId, organizationSlug });
  return { ...coaching, boardId, applicationId, shareId };
}

describe("a coach note", () => {
  test("is signed and dated, and is readable for the applicant and the organization's staff", async () => {
    const { coach, owner, applicant, organizationSlug, applicationId } = await makeSharedCard();
    const note = await coach.api.ok("coach_notes.create", { applicationId, body: " Ask for more. " });
    expect(note).toMatchObject({
      applicationId,
      organization: { name: `Organization ${organizationSlug}`, slug: organizationSlug },
      authorDisplayName: "Robin Vale",
      body: "Ask for more.",
      createdAt: note.updatedAt,
    });
    const later = await owner.api.ok("coach_notes.create", { applicationId, body: "Agreed." });
    for (const { api } of [applicant, owner, coach]) {
      expect((await api.ok("coach_notes.list", { applicationId })).data).toEqual([later, note]);
      const page = await api.ok("coach_notes.list", { applicationId, limit: 1 });
      const next = await api.ok("coach_notes.list", {
        applicationId,
        limit: 1,
        cursor: page.nextCursor ?? "",
      });
      expect([...page.data, ...next.data]).toEqual([later, note]);
    }
  });

  test("can be written only by staff, while the board is shared", async () => {
    const { applicant, coach, applicationId, boardId } = await makeSharedCard();
    const input = { applicationId, body: "A note" };
    await applicant.api.rejected("coach_notes.create", input, "insufficient_role");
    await (await makeCaller()).api.rejected("coach_notes.create", input, "not_found");
    const hidden = await makeApplication(
      applicant.api,
      (await applicant.api.ok("boards.create", { name: "Hidden" })).id,
    );
    await coach.api.rejected("coach_notes.create", { ...input, applicationId: hidden.id }, "not_found");
    await coach.api.rejected("coach_notes.create", { ...input, body: "  " }, "validation_failed");
    const { counts } = await applicant.api.ok("applications.get", { applicationId });
    expect(counts.coachNotes).toBe(0);
    expect((await applicant.api.ok("boards.get", { boardId })).columns.saved).toEqual([applicationId]);
  });

  test("stays with the applicant after its organization is deleted, under the organization's old name", async () => {
    const { coach, owner, applicant, organizationSlug, applicationId } = await makeSharedCard();
    const note = await coach.api.ok("coach_notes.create", { applicationId, body: "Ask for more." });
    await owner.api.ok("organizations.delete", { organizationSlug });
    expect((await applicant.api.ok("coach_notes.list", { applicationId })).data).toEqual([note]);
    expect((await applicant.api.ok("applications.get", { applicationId })).counts.coachNotes).toBe(1);
    await coach.api.rejected("coach_notes.list", { applicationId }, "not_found");
    // A new organization with the same slug has no access to the note.
    const other = await makeOrganization([{ role: "owner", person: coach.person }]);
    await prisma.organization.update({ where: { id: other.id }, data: { slug: organizationSlug } });
    const named = { organizationSlug, noteId: note.id };
    await coach.api.rejected("coach_notes.delete", named, "not_found");
    await applicant.api.ok("applications.delete", { applicationId });
    expect(await prisma.coachNote.count({ where: { id: note.id } })).toBe(0);
  });

  test("must name its organization if several qualify, and only one that does", async () => {
    const { coach, applicant, applicationId, boardId, organizationSlug } = await makeSharedCard();
    const second = await makeOrganization([
      { person: coach.person, role: "admin" },
      { person: applicant.person, role: "applicant" },
    ]);
    const input = { applicationId, body: "A note" };
    await coach.api.rejected("coach_notes.create", { ...input, organizationSlug: second.slug }, "not_found");
    await applicant.api.ok("shares.create", { boardId, organizationSlug: second.slug });
    const { detail, issues } = await coach.api.rejected(
      "coach_notes.create",
      input,
      "organization_ambiguous",
    );
    expect(detail).toContain(organizationSlug);
    expect(detail).toContain(second.slug);
    expect(issues).toMatchObject([{ path: ["organizationSlug"] }]);
    const note = await coach.api.ok("coach_notes.create", { ...input, organizationSlug: second.slug });
    expect(note.organization.slug).toBe(second.slug);
  });

  test("can be changed only by its author, and deleted by its author and those who run the organization", async () => {
    const { owner, admin, coach, applicant, organizationSlug, applicationId } = await makeSharedCard();
    const { id: noteId } = await coach.api.ok("coach_notes.create", { applicationId, body: "First" });
    const path = { organizationSlug, noteId };
    for (const { api } of [owner, admin, applicant]) {
      await api.rejected("coach_notes.update", { ...path, body: "Not mine" }, "insufficient_role");
    }
    const changed = await coach.api.ok("coach_notes.update", { ...path, body: "Second" });
    expect(changed).toMatchObject({ id: noteId, body: "Second" });
    expect(changed.updatedAt > changed.createdAt).toBe(true);
    expect(await coach.api.ok("coach_notes.update", { ...path, body: "Second" })).toEqual(changed);
    const { id: ofOwner } = await owner.api.ok("coach_notes.create", { applicationId, body: "Mine" });
    const theirs = { organizationSlug, noteId: ofOwner };
    await coach.api.rejected("coach_notes.delete", theirs, "insufficient_role");
    expect(await admin.api.ok("coach_notes.delete", theirs)).toEqual({ id: ofOwner, deleted: true });
    await coach.api.ok("coach_notes.delete", path);
    expect((await applicant.api.ok("coach_notes.list", { applicationId })).data).toEqual([]);
  });

  test("is reached only through its own organization, not through another of the same coach", async () => {
    const { coach, applicationId } = await makeSharedCard();
    const other = await makeOrganization([{ person: coach.person, role: "owner" }]);
    const { id: noteId } = await coach.api.ok("coach_notes.create", { applicationId, body: "A note" });
    const path = { organizationSlug: other.slug, noteId };
    await coach.api.rejected("coach_notes.update", { ...path, body: "Moved" }, "not_found");
    await coach.api.rejected("coach_notes.delete", path, "not_found");
  });

  test("of one organization is neither shown to nor counted for another that sees the same board", async () => {
    const { coach, applicant, organizationSlug, applicationId, boardId, shareId } = await makeSharedCard();
    const outsider = await makeCaller();
    const other = await makeOrganization([
      { person: outsider.person, role: "coach" },
      { person: applicant.person, role: "applicant" },
    ]);
    const theirs = await applicant.api.ok("shares.create", { boardId, organizationSlug: other.slug });
    const note = await coach.api.ok("coach_notes.create", { applicationId, body: "Ours" });
    expect((await outsider.api.ok("coach_notes.list", { applicationId })).data).toEqual([]);
    const counted = async (api: typeof coach.api, slug: string, id: string) => {
      const { applications } = await api.ok("organization_shares.get", {
        organizationSlug: slug,
        shareId: id,
      });
      return applications[0]?.counts.coachNotes;
    };
    expect(await counted(coach.api, organizationSlug, shareId)).toBe(1);
    expect(await counted(outsider.api, other.slug, theirs.id)).toBe(0);
    const third = await makeOrganization([{ person: coach.person, role: "coach" }]);
    const restricted = await makeKey(coach.person, { organization: third });
    await rest(restricted.key).rejected("coach_notes.list", { applicationId }, "not_found");
    expect((await applicant.api.ok("coach_notes.list", { applicationId })).data).toEqual([note]);
  });
});

test("a restricted credential can't distinguish its person's own card from a missing one", async () => {
  const { id, coach, applicant, applicationId } = await makeSharedCard();
  const own = await makeApplication(coach.api, coach.person.boardId);
  const absent = newId("application");
  const of = async ({ person }: typeof coach) => rest((await makeKey(person, { organization: { id } })).key);
  const [asCoach, asApplicant] = [await of(coach), await of(applicant)];
  const note = { body: "A note" };
  for (const card of [own.id, absent, "app_wrong"]) {
    await asCoach.rejected("coach_notes.list", { applicationId: card }, "not_found");
    await asCoach.rejected("coach_notes.create", { applicationId: card, ...note }, "not_found");
  }
  // For the applicant, the operation is a personal one.
  for (const card of [applicationId, absent, "app_wrong"]) {
    await asApplicant.rejected("coach_notes.list", { applicationId: card }, "organization_restricted");
    await asApplicant.rejected(
      "coach_notes.create",
      { applicationId: card, ...note },
      "organization_restricted",
    );
  }
  await asCoach.ok("coach_notes.create", { applicationId, ...note });
  expect((await asCoach.ok("coach_notes.list", { applicationId })).data).toHaveLength(1);
});

test("the note counts on cards follow concurrent notes, deletions, and the organization's deletion", async () => {
  const { coach, owner, applicant, organizationSlug, applicationId, boardId } = await makeSharedCard();
  const countIs = async (count: number) => {
    const card = await applicant.api.ok("applications.get", { applicationId });
    expect(card.counts.coachNotes).toBe(count);
    const { data } = await applicant.api.ok("applications.list", { boardId });
    expect(data).toEqual([card]);
    const table = await applicant.api.ok("table.get", { boardId });
    expect(table.data[0]).toMatchObject({ coachNotes: count });
    return card;
  };
  const before = await countIs(0);
  const responses = await atOnce(20, (index) =>
    coach.api.send("coach_notes.create", { applicationId, body: `Note ${index}` }),
  );
  expect(statusesOf(responses)).toEqual({ "201": 20 });
  const after = await countIs(20);
  expect(after).toEqual({ ...before, counts: { ...before.counts, coachNotes: 20 } });
  const noteId = String((responses[0]?.body as { id?: string } | undefined)?.id);
  const deletions = await atOnce(2, () => coach.api.send("coach_notes.delete", { organizationSlug, noteId }));
  expect(statusesOf(deletions)).toEqual({ "200": 1, "404": 1 });
  await countIs(19);
  // The applicant keeps the notes.
  await owner.api.ok("organizations.delete", { organizationSlug });
  await countIs(19);
});

test("staff read all of their notes on a shared card, page by page, and may edit only their own", async () => {
  const { coach, owner, organizationSlug, applicationId } = await makeSharedCard();
  await owner.api.ok("coach_notes.create", { applicationId, body: "First." });
  for (const body of ["Second.", "Third."]) await coach.api.ok("coach_notes.create", { applicationId, body });
  type Page = { data: { body: string; mayEdit: boolean }[]; nextCursor: string | null };
  const cookie = await signIn(coach.person);
  const read = async (cursor: object = {}) => {
    const given = { organizationSlug, applicationId, limit: 2, ...cursor };
    return (await callPage(cookie, "coach_notes.list_of_shared_card", given)).data as Page;
  };
  const first = await read();
  const rest = await read({ cursor: first.nextCursor });
  expect([...first.data, ...rest.data].map(({ body, mayEdit }) => [body, mayEdit])).toEqual([
    ["Third.", true],
    ["Second.", true],
    ["First.", false],
  ]);
  expect(rest.nextCursor).toBeNull();
});

test("a new note makes a card's previously read version outdated", async () => {
  const { coach, applicant, applicationId } = await makeSharedCard();
  const { headers } = await applicant.api.send("applications.get", { applicationId });
  await coach.api.ok("coach_notes.create", { applicationId, body: "News" });
  const held = { "If-Match": String(headers.etag) };
  await applicant.api.rejected(
    "applications.update",
    { applicationId, notes: "x" },
    "version_mismatch",
    held,
  );
});

test("the log records who wrote, changed, and deleted a note, and never its text", async () => {
  const {
    coach,
    applicant,
    id: organizationId,
    organizationSlug,
    applicationId,
    boardId,
  } = await makeSharedCard();
  const { id: noteId } = await coach.api.ok("coach_notes.create", { applicationId, body: "secret" });
  const path = { organizationSlug, noteId };
  await coach.api.ok("coach_notes.update", { ...path, body: "secret too" });
  await coach.api.ok("coach_notes.update", { ...path, body: "secret too" });
  await coach.api.ok("coach_notes.delete", path);
  const events = await prisma.auditEvent.findMany({
    where: { organizationId, action: { startsWith: "note" } },
    orderBy: { id: "asc" },
  });
  expect(events.map(({ action, details }) => [action, details])).toEqual([
    ["note_created", { noteId, applicationId, before: null, after: { length: 6 } }],
    ["note_updated", { noteId, applicationId, before: { length: 6 }, after: { length: 10 } }],
    ["note_deleted", { noteId, applicationId, before: { length: 10 }, after: null }],
  ]);
  for (const event of events) {
    expect(event).toMatchObject({
      actorLabel: "Robin Vale",
      subjectEmail: applicant.person.email,
      subjectLabel: "My job search",
      boardId,
    });
  }
});
