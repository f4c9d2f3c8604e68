import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { STATUSES } from "#domain/values.ts";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import { makeCaller, makeOrganization, signIn } from "#server/testing/actors.ts";
import { type Applicant, expectedRoster, seedApplicant } from "#server/testing/expected-roster.ts";
import { addMember } from "#server/testing/organization-rows.ts";
import { callPage } from "#server/testing/pages.ts";
import type { Rest } from "#server/testing/rest.ts";

let api: Rest;
let owner: Awaited<ReturnType<typeof makeCaller>>["person"];
let organization: { id: string; slug: string };
let organizationSlug: string;

beforeEach(async () => {
  const caller = await makeCaller();
  api = caller.api;
  owner = caller.person;
  organization = await makeOrganization([{ person: caller.person, role: "owner" }]);
  organizationSlug = organization.slug;
  await prisma.organization.update({ where: { id: organization.id }, data: { complimentarySeats: 500 } });
});

const rows = async (filter: object = {}) =>
  (await api.ok("roster.list", { organizationSlug, ...filter })).data;

const days = fc.integer({ min: -3, max: 30 });
const applicant: fc.Arbitrary<Applicant> = fc.record({
  boards: fc.array(
    fc.record({
      shared: fc.boolean(),
      cards: fc.array(
        fc.record({
          periods: fc.array(fc.constantFrom(...STATUSES), { minLength: 1, maxLength: 4 }),
          createdDaysAgo: fc.integer({ min: 0, max: 40 }),
          daysApart: fc.integer({ min: 0, max: 9 }),
          isAutoRetired: fc.boolean(),
          interviews: fc.array(
            fc.record({
              daysAgo: days,
              outcome: fc.constantFrom("pending", "passed", "failed", "canceled", "no_show"),
              feedback: fc.constantFrom(null, " ", "Went well."),
            }),
            { maxLength: 2 },
          ),
        }),
        { maxLength: 4 },
      ),
    }),
    { maxLength: 3 },
  ),
});

test("every figure and reason equals what a slow, simple computation gives for the same rows", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(applicant, { minLength: 1, maxLength: 4 }), async (applicants) => {
      await prisma.member.deleteMany({ where: { organizationId: organization.id, role: "applicant" } });
      await prisma.share.deleteMany({ where: { organizationId: organization.id } });
      for (const item of applicants) await seedApplicant(organization.id, item);
      const now = new Date();
      const expected = await expectedRoster(organization.id, now);
      expect(await rows()).toEqual(expected);
      const insights = await api.ok("organization_insights.get", { organizationSlug });
      expect(insights.applicants).toBe(expected.length);
      expect(insights.sharing).toBe(expected.filter(({ shares }) => shares.length > 0).length);
      for (const [reason, count] of Object.entries(insights.attention)) {
        const having = expected.filter(({ needsAttention }) =>
          needsAttention.some((item) => item === reason),
        );
        expect(count, reason).toBe(having.length);
      }
      expect(insights.totals.rejected).toBe(expected.reduce((sum, row) => sum + row.totals.rejected, 0));
    }),
    { numRuns: 25, endOnFailure: true },
  );
});

test("an applicant who shared nothing has a row of zeros, with no_share as the only reason", async () => {
  const { email } = await addMember(organization, "applicant");
  await addMember(organization, "coach");
  expect(await rows()).toMatchObject([
    {
      applicantEmail: email,
      applicantDisplayName: "Kim Sole",
      cohorts: [],
      shares: [],
      totals: { applications: 0, applied: 0, interviewing: 0, offers: 0, accepted: 0, rejected: 0 },
      upcomingInterviews: 0,
      lastActivityAt: null,
      needsAttention: ["no_share"],
    },
  ]);
});

test("the cohort filter selects those in it now, or with `none` those in no cohort, and rows have all stints", async () => {
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => addMember(organization, "applicant")));
  const cohort = await api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  const place = (applicantEmail: string) =>
    api.ok("cohort_memberships.create", { organizationSlug, cohortId: cohort.id, applicantEmail });
  await place(one?.email ?? "");
  const { id: membershipId } = await place(two?.email ?? "");
  await api.ok("cohort_memberships.end", { organizationSlug, membershipId, departureReason: "placed" });
  const emails = async (filter: object) => (await rows(filter)).map(({ applicantEmail }) => applicantEmail);
  expect(await emails({ cohortId: cohort.id })).toEqual([one?.email]);
  expect(await emails({ cohortId: "none" })).toEqual([two?.email, three?.email].sort());
  expect(await emails({ cohortId: newId("cohort") })).toEqual([]);
  const ended = (await rows()).find(({ applicantEmail }) => applicantEmail === two?.email);
  expect(ended?.cohorts).toMatchObject([{ id: cohort.id, name: "Autumn", departureReason: "placed" }]);
});

test("the pages neither repeat nor skip rows, and are ordered by address", async () => {
  const made = await Promise.all(Array.from({ length: 7 }, () => addMember(organization, "applicant")));
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const response = await api.ok("roster.list", {
      organizationSlug,
      limit: 3,
      ...(cursor ? { cursor } : {}),
    });
    seen.push(...response.data.map(({ applicantEmail }) => applicantEmail));
    cursor = response.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(made.map(({ email }) => email).sort());
});

test("over the seats, the roster, export, and figures return an error with the excess, until an applicant is removed", async () => {
  await prisma.organization.update({ where: { id: organization.id }, data: { complimentarySeats: 1 } });
  await addMember(organization, "applicant");
  expect(await rows()).toHaveLength(1);
  const { memberId } = await addMember(organization, "applicant");
  for (const name of ["roster.list", "roster.export", "organization_insights.get"] as const) {
    const { status, body } = await api.send(name, { organizationSlug });
    expect({ status, body }).toMatchObject({ status: 403, body: { code: "seat_limit_exceeded" } });
    expect((body as { detail: string }).detail).toContain("1 over its seats: 2 applicants on 1");
  }
  await prisma.member.delete({ where: { id: memberId } });
  expect(await rows()).toHaveLength(1);
});

test("an export has the roster's rows, runs no formula, and is recorded in the log", async () => {
  const { accountId } = await addMember(organization, "applicant");
  await prisma.account.update({ where: { id: accountId }, data: { displayName: "=HYPERLINK(1)" } });
  expect((await api.ok("roster.export", { organizationSlug })).data).toEqual(await rows());
  const csv = await api.raw({ path: `/api/v1/organizations/${organizationSlug}/roster/export?format=csv` });
  expect(csv.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(csv.text).toContain("'=HYPERLINK(1)");
  expect(csv.text.split("\r\n")[0]).toContain('"applicantEmail","applicantDisplayName","joinedAt","cohorts"');
  const { data } = await api.ok("audit_events.list", { organizationSlug });
  expect(data.map(({ action, details }) => [action, details])).toEqual([
    ["roster_exported", { format: "csv", cohortId: null, rows: 1 }],
    ["roster_exported", { format: "json", cohortId: null, rows: 1 }],
  ]);
});

test("the page's export has the filtered rows in the person's words and days, blank where nothing is shared", async () => {
  const [ada, bo] = [await addMember(organization, "applicant"), await addMember(organization, "applicant")];
  await addMember(organization, "applicant");
  await prisma.account.update({ where: { id: ada.accountId }, data: { displayName: "Ada Kern" } });
  await prisma.account.update({ where: { id: bo.accountId }, data: { displayName: "Bo Kern" } });
  await prisma.member.updateMany({
    where: { accountId: { in: [ada.accountId, bo.accountId] } },
    data: { joinedAt: new Date("2026-03-04T12:00:00Z") },
  });
  const filter = { attention: [], cohortId: null, search: "kern", sort: "name" };
  const cookie = await signIn(owner);
  const input = { organizationSlug, format: "csv", filter };
  const { data: file } = await callPage(cookie, "roster.export_shown", input);
  const { contentBase64 } = file as { contentBase64: string };
  const [headings, ...lines] = Buffer.from(contentBase64, "base64").toString().trim().split("\r\n");
  expect(headings).toContain(
    '"Name","Email","Needs attention","Cohort","Past cohorts","Coach","Shared boards","Cards","Applied"',
  );
  // No one has a student ID or fields.
  expect(lines).toEqual([
    `"Ada Kern","${ada.email}","No shared board",${",".repeat(12)}"Mar 4, 2026"${",".repeat(6)}`,
    `"Bo Kern","${bo.email}","No shared board",${",".repeat(12)}"Mar 4, 2026"${",".repeat(6)}`,
  ]);
  const { data } = await api.ok("audit_events.list", { organizationSlug });
  expect(data.map(({ action, details }) => [action, details])).toEqual([
    ["roster_exported", { format: "csv", cohortId: null, rows: 2 }],
  ]);
});

test("placements, their rate, and their days count ended stints but not withdrawals, overall and by cohort", async () => {
  const cohort = await api.ok("cohorts.create", { organizationSlug, name: "Autumn" });
  await api.ok("cohorts.create", { organizationSlug, name: "Empty" });
  const end = async (departureReason: "placed" | "withdrew" | "completed", daysAgo: number) => {
    const { email: applicantEmail } = await addMember(organization, "applicant");
    const joinedAt = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
    const call = { organizationSlug, cohortId: cohort.id, applicantEmail, joinedAt };
    const { id: membershipId } = await api.ok("cohort_memberships.create", call);
    await api.ok("cohort_memberships.end", { organizationSlug, membershipId, departureReason });
  };
  await end("placed", 10);
  await end("placed", 20);
  await end("completed", 30);
  await end("withdrew", 40);
  const { placements, placementRate, daysToPlacement, cohorts } = await api.ok("organization_insights.get", {
    organizationSlug,
  });
  expect({ placements, placementRate }).toEqual({ placements: 2, placementRate: { rate: 2 / 3, n: 3 } });
  expect(daysToPlacement.n).toBe(2);
  expect(daysToPlacement.median).toBeCloseTo(15, 1);
  expect(cohorts).toMatchObject([
    { name: "Autumn", applicants: 0, ended: 4, placements: 2 },
    { name: "Empty", applicants: 0, ended: 0, placements: 0, placementRate: { rate: null, n: 0 } },
  ]);
});
