import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import {
  deriveReport,
  isInTime,
  isJudged,
  type Row,
  STANDARDS,
  type Standard,
  text,
  WORK,
  YEAR,
} from "#server/testing/outcome-formulas.ts";
import {
  JOINED_ON,
  type SeededOutcome,
  type SeededPerson,
  seedPeople,
} from "#server/testing/outcome-rows.ts";
import type { Rest } from "#server/testing/rest.ts";

type ReportRequest = { organizationSlug: string; cohortId: string; standard: Standard };

/** Reads a report, its people, and its file, and expects that the rows of the file add up to it. */
async function expectRecomputed(api: Rest, asked: ReportRequest) {
  const { text: csv } = await api.send("outcomes.export", { ...asked, layout: "all", format: "csv" });
  const rows = Papa.parse<Row>(csv.replace(/^\uFEFF/, ""), { header: true, skipEmptyLines: true }).data;
  const anew = deriveReport(asked.standard, rows);
  const report = await api.ok("outcomes.report", { ...asked, hideBelow: 0 });
  const counted = report.figures.filter(({ count }) => count !== 0);
  expect({
    people: report.people,
    contested: report.contested,
    figures: Object.fromEntries(counted.map(({ figure, count }) => [figure, count])),
    rates: report.rates.map(({ name, counted, n, rate }) => ({ name, counted, n, rate })),
    pay: report.pay.map(({ currency, n, medianAnnual }) => ({ currency, n, medianAnnual })),
  }).toEqual({ ...anew, figureOf: undefined });
  const listed = (await api.ok("outcomes.list_people", { ...asked, limit: 200 })).data;
  expect(new Map(listed.map(({ applicantEmail, figure }) => [applicantEmail, figure]))).toEqual(
    anew.figureOf,
  );
  return { rows, anew, report, listed };
}

async function makeCohort() {
  const team = await makeCoaching();
  const { organizationSlug, owner } = team;
  const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Spring" });
  return { ...team, cohortId, asked: { organizationSlug, cohortId } };
}

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const JOB: SeededOutcome = {
  kind: "full_time",
  on: at("2025-07-01"),
  inField: true,
  isOwnHire: false,
  isFullTimeTerm: false,
  evidence: "Offer letter",
  hasProof: false,
  isMistaken: false,
};
const OTHER = { ...JOB, inField: null };
const dollars = (amount: number, period: "hourly" | "weekly" | "annually") =>
  ({ amount, period, currency: "USD" }) as const;
const euros = (amount: number) => ({ amount, currency: "EUR", period: "monthly" }) as const;
const graduate = (outcomes: SeededOutcome[], other: Partial<SeededPerson> = {}): SeededPerson => ({
  ...{ left: at("2025-05-20"), reason: "completed", intent: null, outcomes },
  ...other,
});

/** The worked example: its figures below are counted by hand. */
const COHORT: readonly SeededPerson[] = [
  graduate([{ ...JOB, pay: dollars(60_000, "annually") }]),
  graduate([{ ...JOB, pay: dollars(30, "hourly"), contest: "It is part-time." }]),
  // Entered by mistake, without documentation, and too late for CIRR, in this order.
  graduate([{ ...JOB, isMistaken: true }]),
  graduate([{ ...JOB, evidence: null, pay: dollars(50_000, "annually") }]),
  graduate([{ ...JOB, kind: "own_venture", on: at("2025-12-01") }]),
  // Too late for both standards; the search before it counts.
  graduate([
    { ...OTHER, kind: "seeking", on: at("2025-06-01") },
    { ...OTHER, kind: "study", on: at("2026-02-01") },
  ]),
  // The search was recorded after the job, but happened before it.
  graduate([
    { ...JOB, isOwnHire: true, evidence: null, hasProof: true },
    { ...OTHER, kind: "seeking", on: at("2025-06-01") },
  ]),
  graduate([JOB], { intent: "self_enrichment" }),
  graduate([{ ...OTHER, kind: "service" }]),
  graduate([{ ...OTHER, kind: "unknown" }]),
  graduate([{ ...OTHER, kind: "not_seeking" }]),
  graduate([{ ...JOB, kind: "part_time", pay: euros(2_000) }]),
  graduate([{ ...JOB, inField: false, pay: dollars(1_000, "weekly") }]),
  graduate([{ ...JOB, inField: false, isOwnHire: true }]),
  graduate([{ ...JOB, kind: "own_venture" }]),
  graduate([JOB], { reason: "withdrew" }),
  graduate([{ ...OTHER, kind: "seeking" }], { left: null }),
  graduate([JOB], { reason: "removed" }),
  // The next class, still in time for NACE.
  graduate([{ ...OTHER, kind: "military", on: at("2026-05-01") }], {
    left: at("2025-07-10"),
    reason: "placed",
  }),
  graduate([{ ...JOB, on: at("2025-01-31") }]),
  graduate([]),
];

test("a cohort's figures are those counted by hand, and follow from the exported rows", async () => {
  const { id, coach, applicant, asked } = await makeCohort();
  const { organizationSlug, cohortId } = asked;
  await seedPeople(id, cohortId, COHORT);
  // One outcome is recorded, corrected, and contested through the API.
  const of = { organizationSlug, applicantEmail: applicant.person.email };
  const term = { inField: true, isFullTimeTerm: true, evidence: "Contract", basePay: euros(4_000) } as const;
  const { id: outcomeId, recordedByName } = await coach.api.ok("outcomes.record", {
    ...{ ...of, kind: "part_time", happenedOn: "2025-07-01", source: "staff" },
  });
  await coach.api.ok("outcomes.correct", { organizationSlug, outcomeId, kind: "internship", ...term });
  await applicant.api.ok("outcomes.contest", { organizationSlug, outcomeId, reason: "It began in June." });
  const [joinedAt, leftAt] = [at(JOINED_ON), at("2025-05-20")];
  const { accountId } = applicant.person;
  const membership = { organizationId: id, cohortId, accountId, joinedAt, leftAt };
  await prisma.stint.create({ data: { ...membership, id: newId("stint"), departureReason: "completed" } });

  const nace = await expectRecomputed(coach.api, { ...asked, standard: "nace" });
  expect(nace.anew).toMatchObject({
    people: 19,
    contested: 2,
    figures: { employed: 11, service: 1, military: 1, still_seeking: 1, not_seeking: 1, unknown: 4 },
    rates: [
      { name: "knowledge", counted: 15, n: 19 },
      { name: "outcomes", counted: 13, n: 14 },
    ],
  });
  expect(nace.report.pay).toMatchObject([
    { currency: "EUR", medianAnnual: 36_000, n: 2 },
    { currency: "USD", medianAnnual: 56_000, n: 4 },
  ]);
  const cirr = await expectRecomputed(coach.api, { ...asked, standard: "cirr" });
  expect(cirr.anew.figures).toEqual({
    ...{ "1A": 2, "1B": 1, "1C": 1, "1D": 1, "1E": 1, "2A": 1, "2B": 1, "3A": 7, "3B": 2, "4": 1 },
    excluded: 1,
  });
  expect(cirr.anew.rates).toMatchObject([
    { name: "in_field", counted: 6, n: 18 },
    { name: "employed", counted: 8, n: 18 },
  ]);
  expect(cirr.report.pay).toMatchObject([
    { currency: "EUR", medianAnnual: 36_000, n: 2 },
    { currency: "USD", medianAnnual: 61_200, n: 2 },
  ]);
  const own = await expectRecomputed(coach.api, { ...asked, standard: "own" });
  expect(own.anew).toMatchObject({
    people: 21,
    figures: { found: 15, searching: 5, not_seeking: 1 },
    rates: [{ name: "found", counted: 15, n: 20 }],
  });
  expect(nace.rows.find((row) => text(row, "outcomeId") === outcomeId)).toMatchObject({
    cohort: "Spring",
    kind: "internship",
    recordedByName,
    contest: "It began in June.",
  });
});

const KINDS = [...WORK, "study", "service", "military", "seeking", "not_seeking", "unknown"];
const daysOf = (from: string, most: number) =>
  fc
    .integer({ min: 0, max: most })
    .map((days) => new Date(Date.parse(`${from}T12:00:00Z`) + days * 86_400_000));
const anyOutcome = fc.record({
  kind: fc.constantFrom(...(KINDS as SeededOutcome["kind"][])),
  on: daysOf("2025-01-01", 700),
  inField: fc.constantFrom(null, true, false),
  isOwnHire: fc.boolean(),
  isFullTimeTerm: fc.boolean(),
  evidence: fc.constantFrom(null, "Offer letter"),
  hasProof: fc.boolean(),
  isMistaken: fc.boolean(),
  contest: fc.constantFrom(null, "No."),
  pay: fc.option(
    fc.record({
      amount: fc.integer({ min: 0, max: 9_000_000 }).map((cents) => cents / 100),
      currency: fc.constantFrom("EUR", "USD"),
      period: fc.constantFrom(...(Object.keys(YEAR) as (keyof typeof YEAR)[])),
    }),
    { nil: null },
  ),
});
const anyPerson: fc.Arbitrary<SeededPerson> = fc.record({
  left: fc.option(daysOf("2025-06-01", 120), { nil: null }),
  reason: fc.constantFrom("completed", "placed", "withdrew", "removed"),
  intent: fc.constantFrom(null, "new_job_in_field", "current_employer", "self_enrichment", "study"),
  // Only work has pay.
  outcomes: fc.array(
    anyOutcome.map((item) => ({ ...item, pay: WORK.includes(item.kind) ? item.pay : null })),
    { maxLength: 3, size: "max" },
  ),
});

/** Returns the outcome that counts for a person, recomputed from the seeded rows. */
function decidingOutcomeId(
  standard: Standard,
  { left, outcomes }: SeededPerson,
  ids: readonly string[],
): string {
  const dayOf = (on: Date) => on.toISOString().slice(0, 10);
  const membership = { joined: JOINED_ON, left: left ? dayOf(left) : "" };
  const counting = outcomes
    .map(({ on, isMistaken }, index) => ({ day: dayOf(on), isMistaken, id: ids[index] ?? "" }))
    .filter(({ day, isMistaken }) => !isMistaken && isInTime(standard, day, membership))
    .toSorted((a, b) => a.day.localeCompare(b.day));
  return counting.at(-1)?.id ?? "";
}

test("any cohort's figures follow from the exported rows, which have the outcome that decides about each person", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyPerson, { minLength: 1, maxLength: 25, size: "max" }), async (people) => {
      const { id, coach, asked } = await makeCohort();
      const seeded = await seedPeople(id, asked.cohortId, people);
      for (const standard of STANDARDS) {
        const { rows } = await expectRecomputed(coach.api, { ...asked, standard });
        const deciding = people.flatMap((person, index): [string, string][] => {
          const { email = "", outcomeIds = [] } = seeded[index] ?? {};
          const isCounted = isJudged(standard, person.left ? person.reason : "");
          return isCounted ? [[email, decidingOutcomeId(standard, person, outcomeIds)]] : [];
        });
        const exported = rows.map((row) => [text(row, "applicantEmail"), text(row, "outcomeId")] as const);
        expect(new Map(exported)).toEqual(new Map(deciding));
      }
    }),
    { numRuns: 5, endOnFailure: true },
  );
});
