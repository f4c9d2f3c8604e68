import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { statementsOf } from "#server/testing/plans.ts";
import { blockedBy } from "./blocked.ts";
import { inviteSynced } from "./inviting.ts";
import { EMPTY_RECORD } from "./plan.ts";

let team: Awaited<ReturnType<typeof makeCoaching>>;
let organizationSlug: string;
let domain: string;
beforeEach(async () => {
  team = await makeCoaching();
  organizationSlug = team.organizationSlug;
  domain = `${randomUUID()}.example`;
});

const sync = ({ rows }: { rows: Record<string, string>[] }) =>
  team.admin.api.ok("roster_syncs.create", { organizationSlug, rows });
const records = async () => (await team.coach.api.ok("roster_records.list", { organizationSlug })).data;
const invited = async () => {
  const status: "pending"[] = ["pending"];
  const { data } = await team.admin.api.ok("organization_invitations.list", { organizationSlug, status });
  return data.map(({ email }) => email);
};

test("undoing a new address withdraws the invitation to it, and invites the earlier one again", async () => {
  const [right, wrong] = [`right@${domain}`, `wrong@${domain}`];
  await sync({ rows: [{ ID: "1", Email: right }] });
  const { id } = await sync({ rows: [{ ID: "1", Email: wrong }] });
  expect(await invited()).toEqual([wrong]);
  await team.admin.api.ok("roster_syncs.undo", { organizationSlug, syncId: id ?? "" });
  expect(await invited()).toEqual([]);
  await inviteSynced({ organizationId: team.id, accountId: team.admin.person.accountId, sandboxId: null });
  expect(await invited()).toEqual([right]);
  expect(await records()).toMatchObject([{ studentId: "1", email: right }]);
});

test("undoing takes as many statements however many people it had invited", async () => {
  const undoing = async (people: number) => {
    const rows = Array.from({ length: people }, (_, at) => ({ Email: `${people}.${at}@${domain}` }));
    const { id } = await sync({ rows });
    expect(await invited()).toHaveLength(people);
    const undo = () => team.admin.api.ok("roster_syncs.undo", { organizationSlug, syncId: id ?? "" });
    const sent = await statementsOf(undo);
    expect(await invited()).toEqual([]);
    return sent.filter(({ text }) => text.includes("invitations")).length;
  };
  const few = await undoing(2);
  expect(await undoing(20)).toBe(few);
});

test("undoing a file whose addresses slipped by a row gives all their own again, except where someone has one since", async () => {
  const at = (name: number) => `p${name}@${domain}`;
  const people = [1, 2, 3, 4].map((row) => ({ ID: `${row}`, Email: at(row) }));
  await sync({ rows: people });
  const { id } = await sync({ rows: [1, 2, 3, 4].map((row) => ({ ID: `${row}`, Email: at(row + 1) })) });
  await sync({ rows: [{ ID: "3", Email: at(6) }] });
  await sync({ rows: [{ ID: "7", Email: at(4) }] });
  const undone = await team.admin.api.ok("roster_syncs.undo", { organizationSlug, syncId: id ?? "" });
  expect(undone).toMatchObject({ restored: 2, kept: 2 });
  expect((await records()).map(({ studentId, email }) => [studentId, email]).toSorted()).toEqual([
    ["1", at(1)],
    ["2", at(2)],
    ["3", at(6)],
    ["4", at(5)],
    ["7", at(4)],
  ]);
});

test("if every address moved to the next row, each record is checked once, whichever of them is blocked", () => {
  const PEOPLE = 400;
  const holds = (row: number) => ({ ...EMPTY_RECORD, email: `p${row}@${domain}` });
  const restored = Array.from({ length: PEOPLE }, (_, row) => ({
    ...{ id: `${row}`, current: holds(row), record: holds(row + 1) },
  }));
  for (const rows of [restored, restored.toReversed()]) {
    let looks = 0;
    const blocked = blockedBy(rows, ({ email }) => {
      looks += 1;
      const holder = rows.find(({ current }) => current.email === email)?.id;
      return [holder ?? "someone else"];
    });
    expect([blocked.size, looks]).toEqual([PEOPLE, PEOPLE]);
  }
});

test("an undo keeps a cohort membership for which the applicant has stated their intent since", async () => {
  const { email, accountId } = team.applicant.person;
  const { id } = await sync({ rows: [{ Email: email, Cohort: "Evening" }] });
  const stintOf = () => prisma.stint.findFirst({ where: { organizationId: team.id, accountId } });
  const membershipId = (await stintOf())?.id ?? "";
  const intent = { organizationSlug, membershipId, intent: "study" } as const;
  await team.applicant.api.ok("outcomes.state_intent", intent);
  const undone = await team.admin.api.ok("roster_syncs.undo", { organizationSlug, syncId: id ?? "" });
  expect(undone).toMatchObject({ restored: 0, kept: 1 });
  expect(await stintOf()).toMatchObject({ id: membershipId, intent: "study", leftAt: null });
});

test("the job that invites the people of a sync stops once its person may not sync, or the organization is gone", async () => {
  const { admin, owner, id: organizationId } = team;
  const invite = () => inviteSynced({ organizationId, accountId: admin.person.accountId, sandboxId: null });
  const { id } = await sync({ rows: [{ ID: "1", Email: `kim@${domain}` }] });
  expect(id).not.toBeNull();
  await prisma.invitation.deleteMany({ where: { organizationId } });
  await owner.api.ok("members.update_role", { organizationSlug, memberId: admin.memberId, role: "coach" });
  await invite();
  expect(await prisma.invitation.count({ where: { organizationId } })).toBe(0);
  await owner.api.ok("members.update_role", { organizationSlug, memberId: admin.memberId, role: "admin" });
  await invite();
  expect(await prisma.invitation.count({ where: { organizationId } })).toBe(1);
  await prisma.organization.delete({ where: { id: organizationId } });
  await expect(invite()).resolves.toBeUndefined();
});
