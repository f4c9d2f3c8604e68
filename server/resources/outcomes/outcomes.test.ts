import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import type { StaffToday } from "#server/resources/roster/entities.ts";
import { signIn } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { addMember } from "#server/testing/organization-rows.ts";
import { callPage } from "#server/testing/pages.ts";

const JOB = { kind: "full_time", happenedOn: "2026-10-05", source: "applicant" } as const;

/** Creates a team and a function that records an outcome of its applicant. */
async function makeRecorder() {
  const team = await makeCoaching();
  const { organizationSlug, applicant, coach } = team;
  const applicantEmail = applicant.person.email;
  const record = (fields: Partial<Parameters<typeof coach.api.ok<"outcomes.record">>[1]> = {}) =>
    coach.api.ok("outcomes.record", { organizationSlug, applicantEmail, ...JOB, ...fields });
  return { ...team, applicantEmail, record };
}

test("an applicant sees what a coach recorded, contests it, and withdraws the objection", async () => {
  const { organizationSlug, applicant, coach, record } = await makeRecorder();
  const basePay = { amount: 55_000, currency: "EUR", period: "annually" } as const;
  const { id: outcomeId } = await record({
    employer: "Bright Fern",
    title: "Engineer",
    inField: true,
    basePay,
  });
  const [own] = (await applicant.api.ok("outcomes.list_own", { organizationSlug })).data;
  expect(own).toMatchObject({ id: outcomeId, ...JOB, employer: "Bright Fern", basePay, contest: null });
  const contest = { organizationSlug, outcomeId };
  await applicant.api.ok("outcomes.contest", { ...contest, reason: "It is part-time." });
  const listed = { organizationSlug, isContested: true };
  expect((await coach.api.ok("outcomes.list", listed)).data).toMatchObject([{ contest: "It is part-time." }]);
  await coach.api.rejected("outcomes.contest", { ...contest, reason: "No." }, "insufficient_role");
  await applicant.api.ok("outcomes.contest", { ...contest, reason: null });
  expect((await coach.api.ok("outcomes.list", listed)).data).toEqual([]);
});

test("a correction keeps every former version, and no one else's outcome can be seen", async () => {
  const { organizationSlug, applicant, coach, record } = await makeRecorder();
  const { id: outcomeId } = await record({ title: "Engineer" });
  const of = { organizationSlug, outcomeId };
  await coach.api.ok("outcomes.correct", { ...of, happenedOn: "2026-10-06" });
  await coach.api.ok("outcomes.correct", { ...of, enteredByMistake: true });
  await coach.api.ok("outcomes.correct", { ...of, enteredByMistake: true });
  const shown = await applicant.api.ok("outcomes.get", of);
  expect(shown.mistakenAt).not.toBeNull();
  expect(shown.versions).toMatchObject([
    { happenedOn: "2026-10-05", title: "Engineer", mistakenAt: null },
    { happenedOn: "2026-10-06", title: "Engineer", mistakenAt: null },
  ]);
  const other = await makeRecorder();
  const elsewhere = { ...of, organizationSlug: other.organizationSlug };
  await other.coach.api.rejected("outcomes.get", elsewhere, "not_found");
  await other.coach.api.rejected("outcomes.correct", { ...elsewhere, place: "Here" }, "not_found");
  const { id: theirs } = await other.record();
  const asApplicant = { organizationSlug: other.organizationSlug, outcomeId: theirs };
  await prisma.outcome.updateMany({
    where: { id: theirs },
    data: { accountId: other.coach.person.accountId },
  });
  await other.applicant.api.rejected("outcomes.get", asApplicant, "not_found");
  await other.applicant.api.rejected("outcomes.contest", { ...asApplicant, reason: "Mine?" }, "not_found");
});

test.each([
  ["a day in the future", { happenedOn: "2099-01-01" }, "happenedOn"],
  [
    "pay of a search",
    { kind: "seeking", basePay: { amount: 1, currency: "EUR", period: "hourly" } },
    "basePay",
  ],
  ["a field of studies", { kind: "study", inField: true }, "inField"],
] as const)("%s is rejected", async (_what, fields, field) => {
  const { organizationSlug, applicantEmail, coach } = await makeRecorder();
  const input = { organizationSlug, applicantEmail, ...JOB, ...fields };
  const problem = await coach.api.rejected("outcomes.record", input, "validation_failed");
  expect(problem.issues).toMatchObject([{ path: [field] }]);
});

test("an accepted card on a shared board is proposed until an outcome is recorded from it", async () => {
  const { organizationSlug, applicant, coach, record } = await makeRecorder();
  const { boardId } = applicant.person;
  const { id: applicationId } = await makeApplication(applicant.api, boardId);
  await applicant.api.ok("applications.move", { applicationId, status: "accepted" });
  const proposals = async () => (await coach.api.ok("outcomes.list_proposals", { organizationSlug })).data;
  expect(await proposals()).toEqual([]);
  await coach.api.rejected(
    "outcomes.record",
    { organizationSlug, applicantEmail: applicant.person.email, ...JOB, applicationId },
    "not_found",
  );
  await applicant.api.ok("shares.create", { boardId, organizationSlug });
  expect(await proposals()).toMatchObject([{ applicationId, applicantEmail: applicant.person.email }]);
  const { id: outcomeId } = await record({ applicationId });
  expect(await proposals()).toEqual([]);
  await coach.api.ok("outcomes.correct", { organizationSlug, outcomeId, enteredByMistake: true });
  expect(await proposals()).toHaveLength(1);
  const mistake = { organizationSlug, outcomeId, enteredByMistake: false };
  await coach.api.ok("outcomes.correct", mistake);
  await coach.api.ok("outcomes.correct", { ...mistake, enteredByMistake: true });
  const { id: second } = await record({ applicationId });
  await coach.api.rejected("outcomes.correct", mistake, "validation_failed");
  await coach.api.ok("outcomes.correct", { ...mistake, outcomeId: second, enteredByMistake: true });
  await coach.api.ok("outcomes.correct", mistake);
});

test("of two people who record the outcome of a card at the same time, one succeeds", async () => {
  const { organizationSlug, applicant, applicantEmail, coach, owner } = await makeRecorder();
  const { boardId } = applicant.person;
  const { id: applicationId } = await makeApplication(applicant.api, boardId);
  await applicant.api.ok("shares.create", { boardId, organizationSlug });
  const input = { organizationSlug, applicantEmail, ...JOB, applicationId };
  const calls = [coach, owner, coach, owner].map(({ api }) =>
    api.ok("outcomes.record", input).then(
      ({ id }) => id,
      (error: unknown) => String(error),
    ),
  );
  const recorded = (await Promise.all(calls)).filter((id) => id.startsWith("out_"));
  expect(recorded).toHaveLength(1);
  const listed = await coach.api.ok("outcomes.list", { organizationSlug, applicantEmail });
  expect(listed.data.map(({ id }) => id)).toEqual(recorded);
  await coach.api.rejected("outcomes.record", input, "validation_failed");
});

test("Today counts accepted cards without an outcome: of the coach's own applicants, or of all", async () => {
  const { organizationSlug, applicant, coach, record, applicantEmail } = await makeRecorder();
  const { boardId } = applicant.person;
  await applicant.api.ok("shares.create", { boardId, organizationSlug });
  const accepted = await Promise.all([
    makeApplication(applicant.api, boardId),
    makeApplication(applicant.api, boardId),
  ]);
  for (const { id: applicationId } of accepted) {
    await applicant.api.ok("applications.move", { applicationId, status: "accepted" });
  }
  const cookie = await signIn(coach.person);
  const counts = async () => {
    const days = await Promise.all(
      (["mine", "all"] as const).map((whose) =>
        callPage(cookie, "roster.get_today", { organizationSlug, whose }),
      ),
    );
    return days.map(({ data }) => (data as StaffToday).proposals.count);
  };
  expect(await counts()).toEqual([0, 2]);
  const { memberId: coachId } = coach;
  await coach.api.ok("caseload.assign", { organizationSlug, coachId, applicantEmails: [applicantEmail] });
  expect(await counts()).toEqual([2, 2]);
  await record({ applicationId: accepted[0]?.id ?? "" });
  expect(await counts()).toEqual([1, 1]);
  const proposed = { organizationSlug, applicantEmail };
  const { data } = await coach.api.ok("outcomes.list_proposals", proposed);
  expect(data.map(({ applicationId }) => applicationId)).toEqual([accepted[1]?.id]);
  const ofCoach = { organizationSlug, applicantEmail: coach.person.email };
  expect((await coach.api.ok("outcomes.list_proposals", ofCoach)).data).toEqual([]);
});

test("an intent is stated once, by the applicant alone, and undoing a change of the membership keeps it", async () => {
  const { organizationSlug, owner, applicant, applicantEmail } = await makeRecorder();
  const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  const placed = { organizationSlug, cohortId, applicantEmail };
  const { id: membershipId } = await owner.api.ok("cohort_memberships.create", placed);
  const state = { organizationSlug, membershipId, intent: "study" } as const;
  await applicant.api.ok("outcomes.state_intent", state);
  await applicant.api.rejected(
    "outcomes.state_intent",
    { ...state, intent: "new_job_in_field" },
    "intent_already_stated",
  );
  const membershipIds = [membershipId];
  const { changeId } = await owner.api.ok("cohort_memberships.correct", {
    organizationSlug,
    membershipIds,
    enteredByMistake: true,
  });
  await owner.api.ok("cohort_memberships.undo", { organizationSlug, changeId: changeId ?? "" });
  expect(await prisma.stint.findUniqueOrThrow({ where: { id: membershipId } })).toMatchObject({
    intent: "study",
  });
});

test("an applicant is asked for the intent of each current cohort until it is stated, and the roster shows it", async () => {
  const { id, organizationSlug, owner, coach, applicant, applicantEmail } = await makeRecorder();
  const cookie = await signIn(applicant.person);
  const asked = async () => (await callPage(cookie, "outcomes.list_unstated", {})).data;
  expect(await asked()).toEqual([]);
  const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  const placed = { organizationSlug, cohortId, applicantEmail };
  const { email: fellow } = await addMember({ id }, "applicant");
  await owner.api.ok("cohort_memberships.create", { ...placed, applicantEmail: fellow });
  expect(await asked()).toEqual([]);
  const { id: membershipId } = await owner.api.ok("cohort_memberships.create", placed);
  expect(await asked()).toMatchObject([{ membershipId, cohortName: "Autumn", organizationSlug }]);
  const fields = async () =>
    (await coach.api.ok("roster.list", { organizationSlug })).data
      .filter((row) => row.applicantEmail === applicantEmail)
      .map((row) => row.fields);
  expect(await fields()).toEqual([{}]);
  await applicant.api.ok("outcomes.state_intent", { organizationSlug, membershipId, intent: "study" });
  expect(await asked()).toEqual([]);
  expect(await fields()).toEqual([{ intent: "Further study" }]);
  // Reports judge an applicant by their last membership, so the roster shows the intent for that one.
  await owner.api.ok("cohort_memberships.end", {
    organizationSlug,
    membershipId,
    departureReason: "withdrew",
  });
  await owner.api.ok("cohort_memberships.create", placed);
  expect(await fields()).toEqual([{}]);
  expect(await asked()).toHaveLength(1);
});

test("staff can't write an intent: not in a record, and not with a file", async () => {
  const { organizationSlug, owner, applicantEmail } = await makeRecorder();
  const of = { organizationSlug, applicantEmail };
  const fields = { intent: "Further study" };
  await owner.api.rejected("roster_records.update", { ...of, fields }, "validation_failed");
  const rows = [{ Email: applicantEmail, Intent: "Further study", Program: "Design" }];
  const { columns } = await owner.api.ok("roster_syncs.create", { organizationSlug, rows });
  expect(columns).toMatchObject([
    { column: "email" },
    { heading: "Intent", column: null },
    { column: "program" },
  ]);
  const { data } = await owner.api.ok("roster.list", { organizationSlug });
  expect(data).toMatchObject([{ fields: { program: "Design" } }]);
  expect(data[0]?.fields).not.toHaveProperty("intent");
});

test("corrections at the same time are all kept, each with the version before it", async () => {
  const { organizationSlug, coach, owner, record } = await makeRecorder();
  const { id: outcomeId } = await record({ title: "Engineer" });
  const of = { organizationSlug, outcomeId };
  const titles = Array.from({ length: 8 }, (_none, index) => `Engineer ${index}`);
  const corrected = titles.map((title, index) =>
    (index % 2 === 0 ? coach : owner).api.ok("outcomes.correct", { ...of, title }),
  );
  const histories = (await Promise.all(corrected)).map(({ versions }) => versions.length);
  expect(histories.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const { title, versions } = await coach.api.ok("outcomes.get", of);
  expect(versions[0]?.title).toBe("Engineer");
  const kept = [...versions.slice(1).map((version) => version.title), title];
  expect(kept.toSorted()).toEqual(titles);
});

test("an outcome keeps at most 50 former versions", async () => {
  const { organizationSlug, coach, record } = await makeRecorder();
  const { id: outcomeId } = await record();
  const correct = { organizationSlug, outcomeId };
  for (let index = 0; index < 50; index += 1) {
    await coach.api.ok("outcomes.correct", { ...correct, title: `Engineer ${index}` });
  }
  await coach.api.rejected("outcomes.correct", { ...correct, title: "Cook" }, "quota_exceeded");
  expect(await coach.api.ok("outcomes.get", correct)).toMatchObject({ title: "Engineer 49" });
});
