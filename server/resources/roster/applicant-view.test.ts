import { expect, test } from "vitest";
import { makeApplication } from "#server/testing/factories.ts";
import { makeCoaching, makeTeam } from "#server/testing/membership.ts";
import { pagesOf } from "#server/testing/pages.ts";

test("staff see exactly what the applicant sees, and only in their own organization", async () => {
  const { organizationSlug, owner, coach, applicant } = await makeCoaching();
  const { boardId, email: applicantEmail } = applicant.person;
  const cohort = await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  const place = { organizationSlug, cohortId: cohort.id, applicantEmail };
  await owner.api.ok("cohort_memberships.create", place);
  await applicant.api.ok("shares.create", { boardId, organizationSlug });
  await makeApplication(applicant.api, boardId);
  await coach.api.ok("roster_records.update", { organizationSlug, applicantEmail, studentId: "007" });
  await coach.api.ok("roster.handle", {
    organizationSlug,
    applicantEmails: [applicantEmail],
    as: "contacted",
  });
  const other = await makeTeam("coach", "applicant");
  const rosterOf = async (person: typeof coach.person) => (await pagesOf(person)).roster;
  const [ofCoach, ofApplicant, ofOther] = [
    await rosterOf(coach.person),
    await rosterOf(applicant.person),
    await rosterOf(other.members[0].person),
  ];

  const seen = await ofCoach.getAsApplicant({ organizationSlug, memberId: applicant.memberId });
  expect(seen).toEqual(await ofApplicant.getOwn({ organizationSlug }));
  expect(seen).toMatchObject({
    row: { totals: { applications: 1 }, handled: { kind: "contacted" } },
    record: { studentId: "007" },
    memberships: [{ cohortName: "Autumn" }],
  });

  const rejected = (code: string) => ({ cause: { code } });
  for (const memberId of [coach.memberId, other.members[1].memberId, "mem_nobody", applicantEmail]) {
    const input = { organizationSlug, memberId };
    await expect(ofCoach.getAsApplicant(input)).rejects.toMatchObject(rejected("not_found"));
  }
  const input = { organizationSlug, memberId: applicant.memberId };
  await expect(ofOther.getAsApplicant(input)).rejects.toMatchObject(rejected("not_found"));
  await expect(ofApplicant.getAsApplicant(input)).rejects.toMatchObject(rejected("insufficient_role"));
});
