import { beforeEach, expect, test } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { addMember } from "#server/testing/organization-rows.ts";
import { pagesOf } from "#server/testing/pages.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

let team: Awaited<ReturnType<typeof makeCoaching>>;
let organizationSlug: string;
let organizationId: string;
beforeEach(async () => {
  team = await makeCoaching();
  ({ organizationSlug } = team);
  ({ id: organizationId } = await prisma.organization.findFirstOrThrow({
    where: { slug: organizationSlug },
  }));
  await prisma.member.deleteMany({ where: { organizationId, role: "applicant" } });
});

/** Adds an applicant who joined this many days ago. */
async function joined(days: number) {
  const member = await addMember({ id: organizationId }, "applicant");
  await prisma.member.update({ where: { id: member.memberId }, data: { joinedAt: daysAgo(days) } });
  return member;
}

/** Adds a board with a card for an applicant, shared or not. */
async function card(accountId: string, { status = "saved", shared = true }) {
  const [boardId, companyId, applicationId] = [newId("board"), newId("company"), newId("application")];
  await prisma.board.create({ data: { id: boardId, accountId, name: "Search" } });
  await prisma.company.create({ data: { id: companyId, accountId, name: `Acme ${boardId}` } });
  const entered = { create: { status, enteredAt: daysAgo(1) } };
  await prisma.application.create({
    data: {
      id: applicationId,
      accountId,
      boardId,
      companyId,
      status,
      rank: "a0",
      creationMethod: "api",
      jobTitle: "Cook",
      statusHistory: entered,
    },
  });
  if (shared) await prisma.share.create({ data: { id: newId("share"), organizationId, boardId, accountId } });
  return applicationId;
}

async function makeCohort(name: string) {
  const { id } = await prisma.cohort.create({ data: { id: newId("cohort"), organizationId, name } });
  return id;
}

/** Adds a cohort membership that is open, or ended for a reason the given number of days ago. */
function makeStint(cohortId: string, accountId: string, departureReason: string | null = null, ended = 0) {
  const leftAt = departureReason === null ? null : daysAgo(ended);
  const stint = { organizationId, accountId, cohortId, joinedAt: daysAgo(200), leftAt, departureReason };
  return prisma.stint.create({ data: { id: newId("stint"), ...stint } });
}

/** Adds interviews of a card without feedback, each the given number of days ago. */
function lockInterviews(of: { accountId: string; applicationId: string }, days: readonly number[]) {
  const held = { ...of, type: "video", durationMinutes: 60, timeZone: "UTC", outcome: "pending" };
  const data = days.map((day) => ({ ...held, id: newId("interview"), scheduledAt: daysAgo(day) }));
  return prisma.interview.createMany({ data });
}

test("staff see applicants who need attention, except those who are new, are placed, or accepted a job", async () => {
  const silent = await joined(40);
  await joined(3);
  const hired = await joined(40);
  await card(hired.accountId, { status: "accepted" });
  const applying = await joined(40);
  await card(applying.accountId, { status: "applied" });
  const coach = await pagesOf(team.coach.person);
  const { attention } = await coach.roster.getToday({ organizationSlug });
  expect(attention.people).toMatchObject([{ applicantEmail: silent.email, needsAttention: ["no_share"] }]);
  expect(attention.count).toBe(1);
  expect(attention.reasons).toMatchObject({ no_share: 1, no_activity_14_days: 0 });
  const report = await coach.organizationInsights.getReport({ organizationSlug });
  expect(report.attention).toEqual(attention.reasons);
  const ofApi = await team.coach.api.ok("organization_insights.get", { organizationSlug });
  expect(ofApi.attention).toMatchObject({ no_share: 2 });
  const { attention: _, ...others } = ofApi;
  expect(report).toMatchObject(others);
});

test("Today has only interviews of the next seven days on shared boards", async () => {
  const { accountId, email } = await joined(40);
  const shared = await card(accountId, {});
  const hidden = await card(accountId, { shared: false });
  const interview = (applicationId: string, days: number) =>
    prisma.interview.create({
      data: {
        id: newId("interview"),
        accountId,
        applicationId,
        type: "video",
        scheduledAt: daysAgo(-days),
        durationMinutes: 60,
        timeZone: "UTC",
        outcome: "pending",
      },
    });
  const { id } = await interview(shared, 2);
  await interview(shared, 9);
  await interview(shared, -2);
  await interview(hidden, 2);
  const coach = await pagesOf(team.coach.person);
  const { interviews } = await coach.roster.getToday({ organizationSlug });
  expect(interviews).toMatchObject([{ id, applicantEmail: email, title: "Cook", applicationId: shared }]);
});

test("an organization over its seats has no Today for its staff, and applicants never have one", async () => {
  const { applicant, owner } = team;
  await joined(40);
  await prisma.organization.update({ where: { id: organizationId }, data: { complimentarySeats: 0 } });
  const staff = await pagesOf(owner.person);
  await expect(staff.roster.getToday({ organizationSlug })).rejects.toMatchObject({
    cause: { code: "seat_limit_exceeded" },
  });
  await prisma.member.create({
    data: {
      id: newId("member"),
      organizationId,
      accountId: applicant.person.accountId,
      email: applicant.person.email,
      role: "applicant",
    },
  });
  const theirs = await pagesOf(applicant.person);
  await expect(theirs.roster.getToday({ organizationSlug })).rejects.toMatchObject({
    cause: { code: "insufficient_role" },
  });
});

test("an applicant can read what is recorded about them, the notes on their cohorts, and who the staff are", async () => {
  const { applicant, owner, id } = await makeCoaching();
  const { slug } = await prisma.organization.findUniqueOrThrow({ where: { id } });
  const call = { organizationSlug: slug };
  const cohort = await owner.api.ok("cohorts.create", { ...call, name: "Autumn" });
  const { id: membershipId } = await owner.api.ok("cohort_memberships.create", {
    ...call,
    cohortId: cohort.id,
    applicantEmail: applicant.person.email,
  });
  const departureReason = "completed" as const;
  const note = "Finished early.";
  await owner.api.ok("cohort_memberships.end", { ...call, membershipId, departureReason, note });
  const own = await (await pagesOf(applicant.person)).roster.getOwn(call);
  expect(own.row.applicantEmail).toBe(applicant.person.email);
  expect(own.memberships).toMatchObject([{ cohortName: "Autumn", departureReason, note }]);
  expect(own.staff.map(({ role }) => role).sort()).toEqual(["admin", "coach", "owner"]);
  expect(own.needsAttention).toEqual([]);
  await expect((await pagesOf(owner.person)).roster.getOwn(call)).rejects.toMatchObject({
    cause: { code: "insufficient_role" },
  });
});

test("a report covers the requested cohort and time, and each of its figures lists its people", async () => {
  const { person } = team.coach;
  const [autumn, winter] = [await makeCohort("Autumn"), await makeCohort("Winter")];
  const [ada, bo, cy] = [await joined(40), await joined(40), await joined(40)];
  await makeStint(autumn, ada.accountId);
  await card(ada.accountId, { status: "applied" });
  await makeStint(winter, bo.accountId);
  await card(bo.accountId, { status: "applied" });
  await makeStint(autumn, bo.accountId, "placed", 10);
  await makeStint(autumn, cy.accountId, "completed", 100);
  const { organizationInsights } = await pagesOf(person);
  const all = await organizationInsights.getReport({ organizationSlug });
  expect(all).toMatchObject({ applicants: 3, sharing: 2, placements: 1, placementRate: { n: 2 } });
  expect(all.totals.applied).toBe(2);
  const input = { organizationSlug, cohortId: autumn };
  const one = await organizationInsights.getReport(input);
  expect(one).toMatchObject({ applicants: 1, sharing: 1, placements: 1, placementRate: { n: 2 } });
  expect(one.totals.applied).toBe(1);
  expect(one.cohorts.map(({ name }) => name)).toEqual(["Autumn"]);
  expect(one.weeklyMovement.reduce((sum, { applied }) => sum + applied, 0)).toBe(1);
  const since = daysAgo(30).toISOString();
  const recent = await organizationInsights.getReport({ ...input, since });
  expect(recent.placementRate.n).toBe(1);
  expect(recent.weeklyMovement.length).toBeLessThan(7);
  expect((await organizationInsights.getReport({ ...input, until: since })).placementRate.n).toBe(1);

  type Figure = Parameters<typeof organizationInsights.listPeople>[0]["figure"];
  const behind = async (figure: Figure, filters: object = input) => {
    const { total, people } = await organizationInsights.listPeople({ organizationSlug, ...filters, figure });
    expect(total).toBe(people.length);
    return people.map(({ email, count, membership }) => [email, count ?? membership?.departureReason]);
  };
  expect(await behind({ figure: "sharing" })).toEqual([[ada.email, 1]]);
  expect(await behind({ figure: "column", status: "applied" })).toEqual([[ada.email, 1]]);
  const movement = { ...all.weeklyMovement.find(({ applied }) => applied > 0) };
  const week = { figure: "reached", status: "applied", weekStartsOn: movement.weekStartsOn ?? "" } as const;
  expect((await behind(week, {})).length).toBe(movement.applied);
  expect(await behind({ figure: "placed" })).toEqual([[bo.email, "placed"]]);
  expect(await behind({ figure: "ended" })).toEqual([
    [bo.email, "placed"],
    [cy.email, "completed"],
  ]);
  expect(await behind({ figure: "ended" }, { ...input, since })).toEqual([[bo.email, "placed"]]);
});

test("feedback is due by name for open cards of the last 30 days, and the interview count isn't capped", async () => {
  const { accountId, email } = await joined(40);
  const open = await card(accountId, { status: "interviewing" });
  const closed = await card(accountId, { status: "rejected" });
  const held = (applicationId: string, days: readonly number[]) =>
    lockInterviews({ accountId, applicationId }, days);
  await held(closed, [3]);
  await held(open, [45]);
  const { roster } = await pagesOf(team.coach.person);
  const reasons = async () => (await roster.getToday({ organizationSlug })).attention.reasons;
  const input = { organizationSlug, applicantEmail: email, limit: 1 };
  expect((await roster.listFeedbackDue(input)).data).toEqual([]);
  expect(await roster.listOwingFeedback({ organizationSlug })).toEqual([]);
  expect((await reasons()).interview_without_feedback).toBe(0);
  await held(open, [3]);
  const due = await roster.listFeedbackDue(input);
  expect(due.data).toMatchObject([{ applicantEmail: email, applicationId: open, title: "Cook" }]);
  expect((await reasons()).interview_without_feedback).toBe(1);
  await held(open, [5]);
  const { nextCursor } = await roster.listFeedbackDue(input);
  const rest = await roster.listFeedbackDue({ ...input, cursor: nextCursor ?? "" });
  expect([rest.data.length, rest.data[0]?.id === due.data[0]?.id, rest.nextCursor]).toEqual([1, false, null]);
  const soon = Array.from({ length: 55 }, (_, index) => -(index + 1) / 24);
  await held(open, soon);
  const { interviews, interviewCount, sharing } = await roster.getToday({ organizationSlug });
  expect([interviews.length, interviewCount, sharing]).toEqual([50, 55, 1]);
});

test("staff see accepted jobs that no cohort records as placements, with an uncapped count", async () => {
  await prisma.organization.update({ where: { id: organizationId }, data: { complimentarySeats: 20 } });
  const cohortId = await makeCohort("Autumn");
  const hire = async (given: Parameters<typeof card>[1], reason: string | null = null) => {
    const { accountId, email } = await joined(40);
    await card(accountId, given);
    await makeStint(cohortId, accountId, reason);
    return email;
  };
  const hired = await Promise.all(Array.from({ length: 7 }, () => hire({ status: "accepted" })));
  await hire({ status: "accepted" }, "placed");
  await hire({ status: "accepted", shared: false });
  await hire({ status: "offer" });
  await card((await joined(40)).accountId, { status: "accepted" });
  const { roster } = await pagesOf(team.coach.person);
  const { count, people } = (await roster.getToday({ organizationSlug })).unrecorded;
  expect(count).toBe(7);
  expect(people.map(({ applicantEmail }) => applicantEmail)).toEqual(hired.toSorted().slice(0, 6));
});

test("everyone who owes feedback is listed, however many interviews await it", async () => {
  const [busy, other] = [await joined(40), await joined(40)];
  for (const [{ accountId }, days] of [
    [busy, Array<number>(2_001).fill(3)],
    [other, [20]],
  ] as const) {
    const applicationId = await card(accountId, { status: "interviewing" });
    await lockInterviews({ accountId, applicationId }, days);
  }
  const { roster } = await pagesOf(team.coach.person);
  const owing = await roster.listOwingFeedback({ organizationSlug });
  const owed = owing.map(({ applicantEmail }) => applicantEmail);
  expect(owed.toSorted()).toEqual([busy.email, other.email].toSorted());
  const { reasons } = (await roster.getToday({ organizationSlug })).attention;
  expect(reasons.interview_without_feedback).toBe(2);
});

test("automatic archiving isn't activity, so an applicant with nothing else is inactive", async () => {
  const { accountId } = await joined(60);
  const archived = await card(accountId, { status: "archived" });
  const rows = async () => (await team.coach.api.ok("roster.list", { organizationSlug })).data;
  const [yesterday, createdAt] = [daysAgo(1), daysAgo(50)];
  await prisma.application.update({
    where: { accountId_id: { accountId, id: archived } },
    data: { createdAt, isAutoRetired: true, statusChangedAt: yesterday, updatedAt: yesterday },
  });
  const [quiet] = await rows();
  expect(quiet?.needsAttention).toContain("no_activity_14_days");
  expect(quiet?.lastActivityAt).toBe(createdAt.toISOString());
  await prisma.application.update({
    where: { accountId_id: { accountId, id: archived } },
    data: { updatedAt: daysAgo(0) },
  });
  const [active] = await rows();
  expect(active?.needsAttention).not.toContain("no_activity_14_days");
});
