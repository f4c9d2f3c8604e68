import { beforeEach, expect, test } from "vitest";
import { makeKey, makePerson, type Person } from "#server/testing/actors.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { rest } from "#server/testing/rest.ts";

let team: Awaited<ReturnType<typeof makeCoaching>>;
let organizationSlug: string;
beforeEach(async () => {
  team = await makeCoaching();
  organizationSlug = team.organizationSlug;
});

const sync = (rows: Record<string, string>[], dryRun = false) =>
  team.admin.api.ok("roster_syncs.create", { organizationSlug, dryRun, rows });
const verdicts = ({ rows }: Awaited<ReturnType<typeof sync>>) => rows.map(({ verdict }) => verdict);
/** Makes an invited person accept. */
const accept = async (person: Person) => {
  const api = rest((await makeKey(person)).key);
  const { data } = await api.ok("invitations.list_mine", {});
  await api.ok("invitations.accept", { invitationId: data[0]?.id ?? "" });
  return { api };
};

test("the coach of a row leads that person, from the day they join if they haven't, until an undo", async () => {
  const [lee, own] = [await makePerson(), team.applicant.person.email];
  const { coach, owner, admin } = team;
  const rows = [
    { Email: own, Coach: coach.person.email.toUpperCase() },
    { Email: lee.email, Coach: coach.person.email },
    { Email: "c@people.example", Coach: own },
  ];
  const assign = { organizationSlug, coachId: admin.memberId, applicantEmails: [own] };
  await owner.api.ok("caseload.assign", assign);
  const coaches = async () => {
    const { data } = await owner.api.ok("roster.list", { organizationSlug });
    return Object.fromEntries(data.map((row) => [row.applicantEmail, row.coaches.map(({ id }) => id)]));
  };
  expect(verdicts(await sync(rows, true))).toEqual(["updated", "created", "invalid"]);
  expect(await coaches()).toEqual({ [own]: [admin.memberId] });
  const done = await sync(rows);
  expect(done.rows.map(({ changes }) => changes.includes("coach"))).toEqual([true, true, false]);
  expect(verdicts(await sync(rows))).toEqual(["unchanged", "unchanged", "invalid"]);
  expect(await coaches()).toEqual({ [own]: [coach.memberId, admin.memberId] });
  const { api } = await accept(lee);
  expect(await coaches()).toMatchObject({ [lee.email]: [coach.memberId] });
  expect(verdicts(await sync(rows))).toEqual(["unchanged", "unchanged", "invalid"]);
  const none = [{ Email: own, Coach: "**CLEAR**" }];
  const cleared = await sync(none);
  expect(cleared.rows[0]).toMatchObject({ verdict: "updated", changes: ["coach"] });
  expect(await coaches()).toMatchObject({ [own]: [] });
  expect(verdicts(await sync(none))).toEqual(["unchanged"]);
  await owner.api.ok("roster_syncs.undo", { organizationSlug, syncId: cleared.id ?? "" });
  expect(await coaches()).toMatchObject({ [own]: [coach.memberId, admin.memberId] });
  const toAdmin = await sync([{ Email: own, Coach: admin.person.email }]);
  expect(await coaches()).toMatchObject({ [own]: [admin.memberId, coach.memberId] });
  await owner.api.ok("roster_syncs.undo", { organizationSlug, syncId: toAdmin.id ?? "" });
  expect(await coaches()).toMatchObject({ [own]: [coach.memberId, admin.memberId] });
  await owner.api.ok("roster_syncs.undo", { organizationSlug, syncId: done.id ?? "" });
  expect(await coaches()).toMatchObject({ [own]: [admin.memberId], [lee.email]: [coach.memberId] });
  const { data } = await admin.api.ok("roster_syncs.list", { organizationSlug });
  expect(data.map(({ created, updated, undoneAt }) => [created, updated, undoneAt !== null])).toEqual([
    [0, 1, true],
    [0, 1, true],
    [1, 1, true],
  ]);
  await api.rejected("roster_syncs.list", { organizationSlug }, "insufficient_role");
});

test("an invitation names the coach who leads the person once they accept, until it is revoked", async () => {
  const [lee, max] = [await makePerson(), await makePerson()];
  const { admin, coach, applicant, owner } = team;
  const invitation = { organizationSlug, role: "applicant", coachId: coach.memberId } as const;
  const name = "organization_invitations.create";
  const { data: sent } = await admin.api.ok(name, { ...invitation, emails: [lee.email, max.email] });
  await accept(lee);
  const { data } = await owner.api.ok("caseload.list", { organizationSlug });
  expect(data).toMatchObject([{ applicantEmail: lee.email, coachId: coach.memberId, isLead: true }]);
  const revoked = sent.find(({ email }) => email === max.email)?.invitation?.id ?? "";
  await admin.api.ok("organization_invitations.revoke", { organizationSlug, invitationId: revoked });
  await admin.api.ok(name, { organizationSlug, role: "applicant", emails: [max.email] });
  await accept(max);
  expect((await owner.api.ok("caseload.list", { organizationSlug })).data).toHaveLength(1);
  const emails = ["new@people.example"];
  const asStaff = { ...invitation, role: "coach" as const, emails };
  await admin.api.rejected(name, asStaff, "validation_failed");
  await admin.api.rejected(name, { ...invitation, emails, coachId: applicant.memberId }, "not_found");
});

test("people who haven't joined go to the successor of the coach who leaves", async () => {
  const lee = await makePerson();
  const { coach, admin, owner } = team;
  await sync([{ Email: lee.email, Coach: coach.person.email }]);
  const leaving = { organizationSlug, memberId: coach.memberId, successorId: admin.memberId };
  await owner.api.ok("members.remove", leaving);
  await accept(lee);
  const { data } = await owner.api.ok("caseload.list", { organizationSlug, applicantEmail: lee.email });
  expect(data.map(({ coachId }) => coachId)).toEqual([admin.memberId]);
});
