import { beforeEach, expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makeCoaching, makeTeam } from "#server/testing/membership.ts";
import { pagesOf } from "#server/testing/pages.ts";

const EVERYONE = { attention: [], cohortId: null, search: "", sort: "attention" as const };

let team: Awaited<ReturnType<typeof makeCoaching>>;
let organizationSlug: string;
beforeEach(async () => {
  team = await makeCoaching();
  ({ organizationSlug } = team);
});

test("each member of staff has their own filters, with unique names, and loses them with the membership", async () => {
  const coach = await pagesOf(team.coach.person);
  const owner = await pagesOf(team.owner.person);
  const save = { organizationSlug, name: "Quiet ones" };
  await coach.roster.setFilter({ ...save, filter: EVERYONE });
  const changed = { ...EVERYONE, attention: ["no_share" as const], search: "kim" };
  await coach.roster.setFilter({ ...save, filter: changed });
  expect(await coach.roster.listFilters({ organizationSlug })).toEqual([
    { name: "Quiet ones", filter: changed, isShared: false, sharedBy: null },
  ]);
  expect(await owner.roster.listFilters({ organizationSlug })).toEqual([]);
  await owner.roster.setFilter({ ...save, filter: null });
  expect(await coach.roster.listFilters({ organizationSlug })).toHaveLength(1);
  expect(await coach.roster.setFilter({ ...save, filter: null })).toEqual([]);
  expect(await coach.roster.setFilter({ ...save, filter: EVERYONE })).toHaveLength(1);
  await team.owner.api.ok("members.remove", { organizationSlug, memberId: team.coach.memberId });
  await expect(coach.roster.listFilters({ organizationSlug })).rejects.toMatchObject({
    cause: { code: "not_found" },
  });
});

test("a shared filter is listed for other staff with its owner's name, who alone changes it", async () => {
  const [coach, owner] = [await pagesOf(team.coach.person), await pagesOf(team.owner.person)];
  const save = { organizationSlug, name: "Quiet ones", filter: EVERYONE };
  await coach.roster.setFilter({ ...save, isShared: true });
  await owner.roster.setFilter({ ...save, filter: { ...EVERYONE, search: "kim" } });
  const { displayName } = (await team.coach.api.ok("me.get", {})).user;
  const [own, theirs] = await owner.roster.listFilters({ organizationSlug });
  expect(own).toMatchObject({ filter: { search: "kim" }, isShared: false, sharedBy: null });
  expect(theirs).toEqual({ name: "Quiet ones", filter: EVERYONE, isShared: true, sharedBy: displayName });
  await owner.roster.setFilter({ ...save, filter: null });
  expect(await owner.roster.listFilters({ organizationSlug })).toEqual([theirs]);
  expect(await coach.roster.listFilters({ organizationSlug })).toHaveLength(1);
  await coach.roster.setFilter(save);
  expect(await owner.roster.listFilters({ organizationSlug })).toEqual([]);
});

test("applicants have no filters, and coaches can't read the log", async () => {
  const applicant = await pagesOf(team.applicant.person);
  const coach = await pagesOf(team.coach.person);
  const rejection = { cause: { code: "insufficient_role" } };
  await expect(applicant.roster.listFilters({ organizationSlug })).rejects.toMatchObject(rejection);
  await expect(coach.auditEvents.search({ organizationSlug, limit: 10 })).rejects.toMatchObject(rejection);
});

test("the log filters by action, time, who acted, and whom it is about, and pages without a gap", async () => {
  const { owner, applicant } = team;
  const { email } = applicant.person;
  const cohort = await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  await owner.api.ok("cohort_memberships.create", {
    organizationSlug,
    cohortId: cohort.id,
    applicantEmail: email,
  });
  await applicant.api.ok("shares.create", { organizationSlug, boardId: applicant.person.boardId });
  const pages = await pagesOf(owner.person);
  const actions = async (filter: object) =>
    (await pages.auditEvents.search({ organizationSlug, limit: 50, ...filter })).data.map(
      ({ action }) => action,
    );
  expect(await actions({})).toEqual(["group_shared", "cohort_assigned", "cohort_created"]);
  expect(await actions({ action: "cohort_assigned" })).toEqual(["cohort_assigned"]);
  expect(await actions({ about: email.toUpperCase() })).toEqual(["group_shared", "cohort_assigned"]);
  expect(await actions({ by: email })).toEqual(["group_shared"]);
  expect(await actions({ by: owner.person.email })).toEqual(["cohort_assigned", "cohort_created"]);
  expect(await actions({ about: owner.person.email })).toEqual([]);
  expect(await actions({ by: owner.person.email, about: email })).toEqual(["cohort_assigned"]);
  expect(await actions({ by: owner.person.email, action: "group_shared" })).toEqual([]);
  const { data } = await pages.auditEvents.search({ organizationSlug, limit: 50 });
  expect(data.map(({ actorEmail }) => actorEmail)).toEqual([email, owner.person.email, owner.person.email]);
  const [{ createdAt: last } = { createdAt: "" }, { createdAt: middle } = { createdAt: "" }] = data;
  expect(await actions({ since: middle, before: last })).toEqual(["cohort_assigned"]);
  expect(await actions({ by: owner.person.email, before: middle })).toEqual(["cohort_created"]);
  const first = await pages.auditEvents.search({ organizationSlug, about: email, limit: 1 });
  const next = { organizationSlug, about: email, limit: 1, cursor: first.nextCursor ?? "" };
  expect((await pages.auditEvents.search(next)).data.map(({ action }) => action)).toEqual([
    "cohort_assigned",
  ]);
});

// JavaScript and the database lowercase these names differently.
test.each(["ΓΙΩΡΓΟΣ", "İlker"])("the log finds events by %s as the name is spelled", async (displayName) => {
  const { accountId } = team.owner.person;
  await prisma.account.update({ where: { id: accountId }, data: { displayName } });
  await team.owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  const pages = await pagesOf(team.owner.person);
  const { data } = await pages.auditEvents.search({ organizationSlug, limit: 50, by: displayName });
  expect(data.map(({ action }) => action)).toEqual(["cohort_created"]);
});

test("the log finds events by the name of the person they are about: a member, someone on the roster, or someone who left, but no one else", async () => {
  const { owner, admin, applicant } = team;
  const { id: organizationId } = team;
  const nameOf = ({ accountId }: { accountId: string }, displayName: string) =>
    prisma.account.update({ where: { id: accountId }, data: { displayName } });
  const pages = await pagesOf(owner.person);
  const about = async (name: string) => {
    const { data } = await pages.auditEvents.search({ organizationSlug, limit: 50, about: name });
    return [...new Set(data.map(({ subjectEmail }) => subjectEmail))];
  };
  await nameOf(applicant.person, "Zelda Quist");
  await applicant.api.ok("shares.create", { organizationSlug, boardId: applicant.person.boardId });
  expect(await about("zelda q")).toEqual([applicant.person.email]);
  await owner.api.ok("members.remove", { organizationSlug, memberId: applicant.memberId });
  expect(await about("zelda q")).toEqual([applicant.person.email]);

  // A member elsewhere, whom this organization only invited.
  const [, { person: stranger }] = (await makeTeam("owner", "applicant")).members;
  await nameOf(stranger, "Yara Stone");
  const role = "applicant" as const;
  await owner.api.ok("organization_invitations.create", { organizationSlug, role, emails: [stranger.email] });
  expect(await about("yara")).toEqual([]);
  await prisma.rosterRecord.create({
    data: {
      organizationId,
      id: "rec_known",
      email: "now@offerlane.test",
      formerEmails: [stranger.email],
      firstName: "Yara",
      lastName: "Quist",
    },
  });
  expect(await about("yara q")).toEqual([stranger.email]);

  await admin.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  await prisma.account.delete({ where: { id: admin.person.accountId } });
  const { data } = await pages.auditEvents.search({ organizationSlug, limit: 50, by: "robin v" });
  expect(data.map(({ action, actorEmail }) => [action, actorEmail])).toContainEqual(["cohort_created", null]);
});

test("the log finds people by a part of their address or name, even those who have left", async () => {
  const { owner, admin, applicant } = team;
  const { email } = applicant.person;
  await prisma.account.update({
    where: { id: admin.person.accountId },
    data: { displayName: "Zelda Quist" },
  });
  await admin.api.ok("members.remove", { organizationSlug, memberId: applicant.memberId });
  await owner.api.ok("members.remove", { organizationSlug, memberId: admin.memberId });
  const pages = await pagesOf(owner.person);
  const found = async (filter: { by?: string; about?: string }) => {
    const { data } = await pages.auditEvents.search({ organizationSlug, limit: 50, ...filter });
    return data.map(({ subjectEmail }) => subjectEmail);
  };
  expect(await found({ about: email.slice(0, 12) })).toEqual([email]);
  expect(await found({ by: "zelda q" })).toEqual([email]);
  expect(await found({ by: "%" })).toEqual([]);
  expect(await found({ about: "%" })).toEqual([]);
});

test("the columns that someone chooses are kept for them, in any browser", async () => {
  const coach = await pagesOf(team.coach.person);
  expect(await coach.roster.getColumns({ organizationSlug })).toEqual({ columns: null });
  await coach.roster.saveColumns({ organizationSlug, columns: ["offers", "attention"] });
  const elsewhere = await pagesOf(team.coach.person);
  expect(await elsewhere.roster.getColumns({ organizationSlug })).toEqual({
    columns: ["offers", "attention"],
  });
  const owner = await pagesOf(team.owner.person);
  expect(await owner.roster.getColumns({ organizationSlug })).toEqual({ columns: null });
  await coach.roster.saveColumns({ organizationSlug, columns: null });
  expect(await coach.roster.getColumns({ organizationSlug })).toEqual({ columns: null });
});
