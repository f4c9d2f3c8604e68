import { describe, expect, test } from "vitest";
import { writeAddress } from "#server/auth/address-change.ts";
import { sqlOn } from "#server/core/sql.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { pool } from "#server/lib/database.ts";
import { forgetOldEvents } from "#server/resources/events/service.ts";
import { makeCaller, makeKey, makeSandboxCaller } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { followOrganization, rest } from "#server/testing/rest.ts";

type ReceivedEvent = { type: string; resourceId: string };
const typesOf = (events: ReceivedEvent[], id: string) =>
  events.filter(({ resourceId }) => resourceId === id).map(({ type }) => type);

/** Creates an organization with a cohort, an applicant who shares a board, and a card on it. */
async function makeSharing() {
  const team = await makeCoaching();
  const { organizationSlug, owner, applicant } = team;
  const { boardId } = applicant.person;
  const { id: shareId } = await applicant.api.ok("shares.create", { boardId, organizationSlug });
  const { id: applicationId } = await makeApplication(applicant.api, boardId);
  const follow = (cursor?: string) => followOrganization(owner.api, organizationSlug, cursor);
  const newest = async () => (await follow()).at(-1)?.id;
  return { ...team, boardId, shareId, applicationId, follow, newest };
}

describe("the organization's event list", () => {
  test("has members, invitations, cohorts, stints, shares, notes, and the organization, as their lists show them", async () => {
    const { organizationSlug, id, owner, coach, applicant, applicationId, follow } = await makeSharing();
    const { api } = owner;
    const { data } = await api.ok("organization_invitations.create", {
      organizationSlug,
      emails: [`guest-${id}@people.example`.toLowerCase()],
      role: "coach",
    });
    const invitationId = data[0]?.invitation?.id ?? "";
    const cohort = await api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
    const stint = await api.ok("cohort_memberships.create", {
      organizationSlug,
      cohortId: cohort.id,
      applicantEmail: applicant.person.email,
    });
    const note = await coach.api.ok("coach_notes.create", { applicationId, body: "Well done" });
    await api.ok("organizations.update", { organizationSlug, website: "https://school.example" });
    await api.ok("members.update_role", { organizationSlug, memberId: coach.memberId, role: "admin" });
    const begun = await follow();
    const now = async (kind: string, resourceId: string) =>
      (await follow()).findLast(
        (event) => event.type.startsWith(`${kind}.`) && event.resourceId === resourceId,
      );
    const listed = async (
      name: "members.list" | "cohorts.list" | "cohort_memberships.list" | "organization_shares.list",
    ) => (await api.ok(name, { organizationSlug })).data as { id: string }[];
    const shareId = begun.find(({ type }) => type === "share.created")?.resourceId ?? "";
    for (const [kind, resourceId, shown] of [
      ["member", coach.memberId, await listed("members.list")],
      ["cohort", cohort.id, await listed("cohorts.list")],
      ["cohort_membership", stint.id, await listed("cohort_memberships.list")],
      ["share", shareId, await listed("organization_shares.list")],
      ["coach_note", note.id, [note]],
      ["invitation", invitationId, [data[0]?.invitation ?? { id: "" }]],
    ] as const) {
      const event = await now(kind, resourceId);
      expect(event, kind).toMatchObject({ version: null });
      expect(event?.resource, kind).toEqual(shown.find((item) => item.id === resourceId));
    }
    const read = await api.send("organizations.get", { organizationSlug });
    expect(await now("organization", id)).toMatchObject({ version: read.headers.etag, resource: read.body });
    expect(typesOf(begun, coach.memberId)).toEqual(["member.created", "member.updated"]);

    await coach.api.ok("coach_notes.update", { organizationSlug, noteId: note.id, body: "Very well done" });
    await coach.api.ok("coach_notes.delete", { organizationSlug, noteId: note.id });
    await api.ok("organization_invitations.revoke", { organizationSlug, invitationId });
    await api.ok("members.remove", { organizationSlug, memberId: applicant.memberId });
    const ended = await follow(begun.at(-1)?.id);
    expect(typesOf(ended, note.id)).toEqual(["coach_note.updated", "coach_note.deleted"]);
    expect(typesOf(ended, invitationId)).toEqual(["invitation.updated"]);
    expect(typesOf(ended, shareId)).toEqual(["share.deleted"]);
    expect(typesOf(ended, stint.id)).toEqual(["cohort_membership.updated"]);
    expect(typesOf(ended, applicant.memberId)).toEqual(["member.deleted"]);
    expect(ended.find(({ type }) => type === "member.deleted")).toMatchObject({ resource: null });
  });

  test("has nothing about the cards on a shared board", async () => {
    const { applicant, applicationId, follow, newest, boardId } = await makeSharing();
    const last = await newest();
    await makeApplication(applicant.api, boardId);
    await applicant.api.ok("applications.move", { applicationId, status: "offer" });
    await applicant.api.ok("applications.update", { applicationId, notes: "Called" });
    await applicant.api.ok("boards.update", { boardId, name: "Second search" });
    await applicant.api.ok("applications.delete", { applicationId });
    expect(await follow(last)).toEqual([]);
  });

  test("has neither the text nor the deletion of a note once its board is no longer shared", async () => {
    const { coach, applicant, applicationId, shareId, follow } = await makeSharing();
    const { id: noteId } = await coach.api.ok("coach_notes.create", { applicationId, body: "A word" });
    expect((await follow()).at(-1)).toMatchObject({
      type: "coach_note.created",
      resource: { body: "A word" },
    });
    await applicant.api.ok("shares.delete", { shareId });
    const all = await follow();
    expect(all.find(({ resourceId }) => resourceId === noteId)).toMatchObject({ resource: null });
    await applicant.api.ok("applications.delete", { applicationId });
    expect(await follow(all.at(-1)?.id)).toEqual([]);
  });

  test("has the deletion of notes whose card is deleted while its board is shared", async () => {
    const { coach, applicant, applicationId, follow } = await makeSharing();
    const { id: noteId } = await coach.api.ok("coach_notes.create", { applicationId, body: "A word" });
    await applicant.api.ok("applications.delete", { applicationId });
    expect(typesOf(await follow(), noteId)).toEqual(["coach_note.created", "coach_note.deleted"]);
  });

  test("has nothing of a rejected change, and nothing of an organization's seats", async () => {
    const { organizationSlug, id, owner, follow, newest } = await makeSharing();
    const last = await newest();
    await owner.api.rejected("cohorts.create", { organizationSlug, name: "" }, "validation_failed");
    await pool.query("UPDATE organizations SET purchased_seats = 7 WHERE id = $1", [id]);
    expect(await follow(last)).toEqual([]);
  });
});

describe("order", () => {
  test("a reader that follows concurrent writers misses no event, and sees none twice", async () => {
    const { organizationSlug, owner, admin } = await makeCoaching();
    const writers = 6;
    const each = 8;
    let writing = true;
    const written = Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        const { api } = writer % 2 === 0 ? owner : admin;
        for (let index = 0; index < each; index += 1)
          await api.ok("cohorts.create", { organizationSlug, name: `C ${writer}-${index}` });
      }),
    ).finally(() => {
      writing = false;
    });
    const seen: (ReceivedEvent & { id: string })[] = [];
    const followOn = async () =>
      seen.push(...(await followOrganization(owner.api, organizationSlug, seen.at(-1)?.id, 7)));
    while (writing) await followOn();
    await written;
    await followOn();
    const created = seen.filter(({ type }) => type === "cohort.created");
    expect(new Set(created.map(({ resourceId }) => resourceId)).size).toBe(writers * each);
    expect(seen.map(({ id }) => id)).toEqual(
      (await followOrganization(owner.api, organizationSlug)).map(({ id }) => id),
    );
  });

  test("an event that a slow transaction wrote first but commits last comes last", async () => {
    const { organizationSlug, owner, coach } = await makeCoaching();
    const slow = await pool.connect();
    try {
      await slow.query("BEGIN");
      await slow.query("UPDATE members SET role = 'applicant' WHERE id = $1", [coach.memberId]);
      const { id } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Quick" });
      const newest = (await followOrganization(owner.api, organizationSlug)).at(-1);
      expect(newest?.resourceId).toBe(id);
      await slow.query("COMMIT");
      const after = await followOrganization(owner.api, organizationSlug, newest?.id);
      expect(typesOf(after, coach.memberId)).toEqual(["member.updated"]);
    } finally {
      slow.release(true);
    }
  });
});

describe("access to the organization's event list", () => {
  test("is limited to staff, and to what their role allows", async () => {
    const { organizationSlug, owner, admin, coach, applicant } = await makeCoaching();
    await owner.api.ok("organization_invitations.create", {
      organizationSlug,
      emails: [`guest-${coach.memberId}@people.example`],
      role: "applicant",
    });
    const kindsOf = async (api: typeof owner.api) => [
      ...new Set((await followOrganization(api, organizationSlug)).map(({ type }) => type.split(".")[0])),
    ];
    expect(await kindsOf(admin.api)).toContain("invitation");
    expect(await kindsOf(coach.api)).toEqual(["member"]);
    const input = { organizationSlug, kind: ["invitation" as const] };
    expect((await coach.api.ok("organization_events.list", input)).data).toEqual([]);
    await applicant.api.rejected("organization_events.list", { organizationSlug }, "insufficient_role");
    const stranger = await makeCoaching();
    await stranger.owner.api.rejected("organization_events.list", { organizationSlug }, "not_found");
    const [first] = await followOrganization(owner.api, organizationSlug);
    const elsewhere = { organizationSlug: stranger.organizationSlug, cursor: first?.id ?? "" };
    await stranger.owner.api.rejected("organization_events.list", elsewhere, "validation_failed");
    await owner.api.ok("members.remove", { organizationSlug, memberId: coach.memberId });
    await coach.api.rejected("organization_events.list", { organizationSlug }, "not_found");
  });

  test("is limited to what the credential's scopes allow", async () => {
    const { organizationSlug, coach, owner, applicationId } = await makeSharing();
    await coach.api.ok("coach_notes.create", { applicationId, body: "A word" });
    const narrow = rest((await makeKey(owner.person, { scopes: ["organizations:read"] })).key);
    const seen = await followOrganization(narrow, organizationSlug);
    expect(seen.map(({ type }) => type)).not.toContain("coach_note.created");
    expect(seen.map(({ type }) => type)).toContain("share.created");
    const notes = rest((await makeKey(owner.person, { scopes: ["coach_notes:read"] })).key);
    await notes.rejected("organization_events.list", { organizationSlug }, "insufficient_scope");
  });

  test("from a sandbox is limited to its own organization, which doesn't exist outside", async () => {
    const { api, person } = await makeSandboxCaller();
    const { organizations } = await api.ok("me.get", {});
    const organizationSlug = organizations.find(({ role }) => role === "owner")?.slug ?? "";
    const { id } = await api.ok("cohorts.create", { organizationSlug, name: "Only here" });
    expect((await followOrganization(api, organizationSlug)).at(-1)).toMatchObject({ resourceId: id });
    const live = rest((await makeKey(person)).key);
    await live.rejected("organization_events.list", { organizationSlug }, "not_found");
  });
});

test("events are deleted with their organization, and after their retention time", async () => {
  const { organizationSlug, id, owner } = await makeCoaching();
  const [oldest] = await followOrganization(owner.api, organizationSlug);
  await pool.query(
    "UPDATE organization_change_events SET created_at = now() - interval '31 days' WHERE organization_id = $1",
    [id],
  );
  const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "New" });
  await forgetOldEvents(sqlOn(pool));
  expect((await followOrganization(owner.api, organizationSlug)).map((event) => event.resourceId)).toEqual([
    cohortId,
  ]);
  const input = { organizationSlug, cursor: oldest?.id ?? "" };
  const problem = await owner.api.rejected("organization_events.list", input, "cursor_expired");
  expect(JSON.stringify(problem)).toContain("Read all data again");
  await owner.api.ok("organizations.delete", { organizationSlug });
  const left = "SELECT FROM organization_change_events WHERE organization_id = $1";
  expect((await pool.query(left, [id])).rowCount).toBe(0);
});

test("people of the same organizations can all change their addresses concurrently", async () => {
  const team = await makeCoaching();
  const { api, person } = await makeCaller();
  const other = await api.ok("organizations.create", { name: "Other school", type: "bootcamp" });
  const people = [person, team.owner.person, team.admin.person, team.coach.person];
  const join = `INSERT INTO members (id, organization_id, account_id, email, role)
    SELECT 'mem_' || md5(random()::text), $1, a.id, a.email, 'coach' FROM accounts a WHERE a.id = $2 ON CONFLICT DO NOTHING`;
  for (const { accountId } of people) {
    await pool.query(join, [other.id, accountId]);
    await pool.query(join, [team.id, accountId]);
  }
  const moved = people.map(({ userId }, index) =>
    inPrismaTransaction((transaction) =>
      writeAddress(transaction, userId, `moved-${index}-${userId}@people.example`),
    ),
  );
  await Promise.all(moved);
  const followed = await followOrganization(api, other.slug);
  expect(followed.filter(({ type }) => type === "member.updated")).toHaveLength(people.length);
});
