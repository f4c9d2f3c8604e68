import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makeTeam } from "#server/testing/membership.ts";
import { followOrganization } from "#server/testing/rest.ts";

/**
 * Creates an organization with a cohort that Kim has been in since September, and logs contacts with Kim and
 * Lee.
 */
async function makeLog() {
  const team = await makeTeam("owner", "coach", "coach", "applicant", "applicant");
  const { organizationSlug, members } = team;
  const [owner, ada, bo, kim, lee] = members;
  const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  const placed = { organizationSlug, cohortId, applicantEmail: kim.person.email };
  const { id } = await owner.api.ok("cohort_memberships.create", placed);
  await prisma.stint.updateMany({ where: { id }, data: { joinedAt: new Date("2026-09-01T00:00:00Z") } });
  const log = (coach: typeof ada, person: typeof kim, given: object) =>
    coach.api.ok("contact_log.create", {
      organizationSlug,
      applicantEmail: person.person.email,
      kind: "call",
      topic: "resume",
      ...given,
    });
  return { ...team, owner, ada, bo, kim, lee, cohortId, log };
}

test("an applicant sees each contact logged with them, with all of its texts, and none of others", async () => {
  const { organizationSlug, ada, kim, lee, log } = await makeLog();
  const before = await followOrganization(ada.api, organizationSlug);
  const given = { summary: "We spoke.", nextStep: "Call again", minutes: 20 };
  const { id: contactLogEntryId, ...entry } = await log(ada, kim, given);
  expect(entry).toMatchObject({ ...given, kind: "call", topic: "resume", applicantEmail: kim.person.email });
  await log(ada, lee, {});
  const own = await kim.api.ok("contact_log.list_own", { organizationSlug });
  expect(own.data).toEqual([{ id: contactLogEntryId, ...entry }]);
  expect(await kim.api.ok("contact_log.get", { organizationSlug, contactLogEntryId })).toEqual({
    id: contactLogEntryId,
    ...entry,
  });
  await lee.api.rejected("contact_log.get", { organizationSlug, contactLogEntryId }, "not_found");
  await kim.api.rejected("contact_log.list", { organizationSlug }, "insufficient_role");
  const after = await followOrganization(ada.api, organizationSlug, before.at(-1)?.id);
  expect(after.map(({ type }) => type)).toEqual(["contact_log_entry.created", "contact_log_entry.created"]);
});

test("only the author changes a logged contact; managers can also delete it, and no contact can be in the future", async () => {
  const { organizationSlug, owner, ada, bo, kim, log } = await makeLog();
  const { id: contactLogEntryId, ...entry } = await log(ada, kim, { summary: "We spoke." });
  const ofEntry = { organizationSlug, contactLogEntryId };
  for (const other of [bo, owner]) {
    await other.api.rejected("contact_log.update", { ...ofEntry, summary: "No." }, "insufficient_role");
  }
  await bo.api.rejected("contact_log.delete", ofEntry, "insufficient_role");
  await kim.api.rejected("contact_log.delete", ofEntry, "insufficient_role");
  const happenedAt = new Date(Date.now() + 86_400_000).toISOString();
  await ada.api.rejected("contact_log.update", { ...ofEntry, happenedAt }, "validation_failed");
  expect(await owner.api.ok("contact_log.get", ofEntry)).toEqual({ id: contactLogEntryId, ...entry });
  const changed = await ada.api.ok("contact_log.update", { ...ofEntry, minutes: 5, summary: null });
  expect(changed).toMatchObject({ minutes: 5, summary: null, kind: "call" });
  await owner.api.ok("contact_log.delete", ofEntry);
  expect((await kim.api.ok("contact_log.list_own", { organizationSlug })).data).toEqual([]);
});

test("totals, lists, and exports agree for each filter, and count a contact in the cohorts of its day", async () => {
  const { organizationSlug, owner, ada, bo, kim, lee, cohortId, log } = await makeLog();
  await log(ada, kim, { happenedAt: "2026-08-31T10:00:00Z", minutes: 10 });
  await log(ada, kim, { happenedAt: "2026-10-05T10:00:00Z", minutes: 20, kind: "meeting" });
  await log(bo, kim, { happenedAt: "2026-10-06T10:00:00Z", topic: "offer" });
  await log(bo, lee, { happenedAt: "2026-10-31T23:59:59Z", minutes: 40 });
  const report = (given: object) => owner.api.ok("contact_log.report", { organizationSlug, ...given });
  const all = await report({});
  expect(all).toMatchObject({ entries: 4, minutes: 70, applicants: 2 });
  const counts = (of: { key: string | null; entries: number; minutes: number; applicants: number }[]) =>
    Object.fromEntries(
      of.map(({ key, entries, minutes, applicants }) => [key, [entries, minutes, applicants]]),
    );
  expect(counts(all.byKind)).toEqual({ call: [3, 50, 2], meeting: [1, 20, 1] });
  expect(counts(all.byTopic)).toEqual({ offer: [1, 0, 1], resume: [3, 70, 2] });
  expect(counts(all.byMonth)).toEqual({ "2026-08": [1, 10, 1], "2026-10": [3, 60, 2] });
  expect(counts(all.byCoach)).toEqual({ [ada.memberId]: [2, 30, 1], [bo.memberId]: [2, 40, 2] });
  expect(counts(all.byCohort)).toEqual({ [cohortId]: [2, 20, 1], null: [2, 50, 2] });
  const applicantEmail = kim.person.email;
  const filters = [
    { applicantEmail },
    { cohortId },
    { coachId: bo.memberId },
    { kind: "meeting" },
    { topic: "offer" },
    { since: "2026-10-01", until: "2026-10-31" },
    { cohortId, coachId: ada.memberId, until: "2026-09-30" },
  ] as const;
  for (const filter of filters) {
    const { data } = await owner.api.ok("contact_log.list", { organizationSlug, ...filter });
    const exported = await owner.api.ok("contact_log.export", {
      organizationSlug,
      ...filter,
      format: "json",
    });
    expect(exported.data, JSON.stringify(filter)).toEqual(data);
    const minutes = data.reduce((sum, entry) => sum + (entry.minutes ?? 0), 0);
    const applicants = new Set(data.map((entry) => entry.applicantEmail)).size;
    expect(await report(filter), JSON.stringify(filter)).toMatchObject({
      entries: data.length,
      minutes,
      applicants,
    });
  }
  const file = await owner.api.raw({
    path: `/api/v1/organizations/${organizationSlug}/contact-log/export?format=csv&totalsBy=month`,
  });
  expect(file.text).toContain('"2026-10",,3,60,2');
});
