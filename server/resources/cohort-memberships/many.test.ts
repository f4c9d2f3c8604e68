import { expect, test } from "vitest";
import { logOf, makeTeam } from "#server/testing/membership.ts";
import { pagesOf } from "#server/testing/pages.ts";

/** Creates an organization with a cohort, an owner, and two applicants. */
async function makeCohort() {
  const { id, organizationSlug, members } = await makeTeam("owner", "applicant", "applicant", "coach");
  const [owner, one, other, coach] = members;
  const cohort = await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  const pages = await pagesOf(owner.person);
  const applicantEmails = [one.person.email, other.person.email];
  return { id, organizationSlug, cohortId: cohort.id, owner, one, other, coach, pages, applicantEmails };
}

test("adding several applicants keeps those already in the cohort, and logs each addition", async () => {
  const { id, organizationSlug, cohortId, owner, one, pages, applicantEmails } = await makeCohort();
  const there = { organizationSlug, cohortId, applicantEmail: one.person.email };
  await owner.api.ok("cohort_memberships.create", there);
  const place = { organizationSlug, cohortId, applicantEmails };
  expect(await pages.cohortMemberships.placeMany(place)).toMatchObject({ changed: 1 });
  expect(await pages.cohortMemberships.placeMany(place)).toMatchObject({ changed: 0 });
  const { data } = await owner.api.ok("cohort_memberships.list", { organizationSlug, cohortId, open: true });
  expect(data.map(({ applicantEmail }) => applicantEmail).sort()).toEqual(applicantEmails.sort());
  const logged = (await logOf(id)).filter(({ action }) => action === "cohort_assigned");
  expect(logged).toHaveLength(2);
});

test("each address gets a verdict, once, in the order sent: those who can't be added or ended don't stop the others", async () => {
  const { organizationSlug, cohortId, owner, one, other, coach, pages } = await makeCohort();
  const [kim, lee, staff, nobody] = [
    one.person.email,
    other.person.email,
    coach.person.email,
    "no@one.example",
  ];
  await owner.api.ok("cohort_memberships.create", { organizationSlug, cohortId, applicantEmail: kim });
  const place = { organizationSlug, cohortId, applicantEmails: [staff, kim, nobody, lee, staff] };
  const placed = await pages.cohortMemberships.placeMany(place);
  expect(placed.changed).toBe(1);
  expect(placed.data).toEqual([
    { applicantEmail: staff, outcome: "not_an_applicant" },
    { applicantEmail: kim, outcome: "already_in" },
    { applicantEmail: nobody, outcome: "not_an_applicant" },
    { applicantEmail: lee, outcome: "placed" },
  ]);
  const { data } = await owner.api.ok("cohort_memberships.list", { organizationSlug, cohortId, open: true });
  expect(data.map(({ applicantEmail }) => applicantEmail).sort()).toEqual([kim, lee].sort());

  const end = { organizationSlug, cohortId, departureReason: "completed" as const };
  const ended = await pages.cohortMemberships.endMany({ ...end, applicantEmails: [staff, lee, nobody] });
  expect(ended.data).toEqual([
    { applicantEmail: staff, outcome: "not_in" },
    { applicantEmail: lee, outcome: "ended" },
    { applicantEmail: nobody, outcome: "not_in" },
  ]);
  const nobodyChanged = await pages.cohortMemberships.placeMany({
    ...place,
    applicantEmails: [staff, nobody],
  });
  expect(nobodyChanged).toMatchObject({ changed: 0, changeId: null });
});

test("several memberships can be ended together with a reason and a note, but not by coaches", async () => {
  const { organizationSlug, cohortId, owner, coach, pages, applicantEmails } = await makeCohort();
  await pages.cohortMemberships.placeMany({ organizationSlug, cohortId, applicantEmails });
  const end = { organizationSlug, cohortId, applicantEmails, departureReason: "completed" as const };
  await expect((await pagesOf(coach.person)).cohortMemberships.endMany(end)).rejects.toMatchObject({
    cause: { code: "insufficient_role" },
  });
  expect(await pages.cohortMemberships.endMany({ ...end, note: "Course over." })).toMatchObject({
    changed: 2,
  });
  expect(await pages.cohortMemberships.endMany(end)).toMatchObject({ changed: 0 });
  const { data } = await owner.api.ok("cohort_memberships.list", { organizationSlug, cohortId });
  expect(data.map(({ departureReason, note }) => [departureReason, note])).toEqual([
    ["completed", "Course over."],
    ["completed", "Course over."],
  ]);
});

test("a cohort's people are listed by name, can be searched, and are distinguished from those who left", async () => {
  const { organizationSlug, cohortId, owner, one, other, pages, applicantEmails } = await makeCohort();
  await pages.cohortMemberships.placeMany({ organizationSlug, cohortId, applicantEmails });
  await owner.api.ok("members.remove", { organizationSlug, memberId: other.memberId });
  const list = { organizationSlug, cohortId, limit: 20 };
  const { data } = await pages.cohortMemberships.listPeople(list);
  const found = new Map(data.map((person) => [person.applicantEmail, person]));
  expect(found.get(one.person.email)).toMatchObject({
    applicantDisplayName: "Robin Vale",
    memberId: one.memberId,
  });
  expect(found.get(other.person.email)).toMatchObject({ memberId: null, departureReason: "removed" });
  const narrowed = await pages.cohortMemberships.listPeople({ ...list, search: one.person.email });
  expect(narrowed.data.map(({ applicantEmail }) => applicantEmail)).toEqual([one.person.email]);
});

test("staff and applicants are listed separately or together, and can be searched by name or address", async () => {
  const { organizationSlug, coach, one, pages, applicantEmails } = await makeCohort();
  const emailsOf = async (given: { who?: "staff" | "applicants"; search?: string }) =>
    (await pages.members.list({ organizationSlug, limit: 20, ...given })).data.map(({ email }) => email);
  expect(await emailsOf({ who: "applicants" })).toEqual(applicantEmails.sort());
  expect(await emailsOf({ who: "staff" })).toHaveLength(2);
  expect(await emailsOf({ who: "applicants", search: one.person.email.slice(0, 12) })).toEqual([
    one.person.email,
  ]);
  expect(await emailsOf({ who: "applicants", search: coach.person.email })).toEqual([]);
  expect(await emailsOf({ who: "staff", search: "robin v" })).toHaveLength(2);
  expect(await emailsOf({ search: "robin v" })).toHaveLength(2 + applicantEmails.length);
  expect(await emailsOf({ search: coach.person.email })).toEqual([coach.person.email]);
});
