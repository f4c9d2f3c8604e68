import { expect, test } from "vitest";
import { makeCoaching } from "#server/testing/membership.ts";
import { type SeededPerson, seedPeople } from "#server/testing/outcome-rows.ts";

test("counts below the threshold are hidden with everything that would reveal them, and dates limit who counts", async () => {
  const { organizationSlug, owner, coach, id } = await makeCoaching();
  const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Spring" });
  const person = (kind: "full_time" | "seeking" | "study", left = "2025-06-10"): SeededPerson => ({
    left: new Date(`${left}T12:00:00Z`),
    reason: "completed",
    intent: null,
    outcomes: [
      {
        kind,
        on: new Date("2025-08-01"),
        inField: null,
        isOwnHire: false,
        isFullTimeTerm: false,
        evidence: null,
        hasProof: false,
        isMistaken: false,
      },
    ],
  });
  const people = [
    ...Array.from({ length: 12 }, () => person("full_time")),
    ...Array.from({ length: 6 }, () => person("seeking")),
    ...Array.from({ length: 2 }, () => person("study")),
    person("full_time", "2025-07-20"),
  ];
  await seedPeople(id, cohortId, people);
  const input = { organizationSlug, standard: "nace", since: "2025-06-01", until: "2025-06-30" } as const;
  const { figures, ...report } = await coach.api.ok("outcomes.report", input);
  const shown = new Map(figures.map(({ figure, count }) => [figure, count]));
  expect(report).toMatchObject({ people: 20, hideBelow: 5, cohortName: null });
  expect([shown.get("employed"), shown.get("still_seeking")]).toEqual([12, null]);
  expect([shown.get("continuing_education"), shown.get("unknown")]).toEqual([null, 0]);
  const elsewhere = await makeCoaching();
  const theirs = { ...input, organizationSlug: elsewhere.organizationSlug };
  expect(await elsewhere.coach.api.ok("outcomes.report", theirs)).toMatchObject({ people: 0 });
  await elsewhere.coach.api.rejected("outcomes.report", { ...theirs, cohortId }, "not_found");
  await elsewhere.applicant.api.rejected("outcomes.report", theirs, "insufficient_role");
});

test("a rate is hidden if a small count follows from it and what else is shown", async () => {
  const { organizationSlug, owner, coach, id } = await makeCoaching();
  const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Spring" });
  const outcome = { on: new Date("2025-08-01"), inField: null, isOwnHire: false, isFullTimeTerm: false };
  const unproven = { evidence: null, hasProof: false, isMistaken: false };
  const people = (count: number, kind: "full_time" | "military" | "not_seeking") =>
    Array.from(
      { length: count },
      (): SeededPerson => ({
        left: new Date("2025-06-10T12:00:00Z"),
        reason: "completed",
        intent: null,
        outcomes: [{ ...outcome, ...unproven, kind }],
      }),
    );
  await seedPeople(id, cohortId, [
    ...people(20, "full_time"),
    ...people(6, "military"),
    ...people(2, "not_seeking"),
  ]);
  const report = await coach.api.ok("outcomes.report", { organizationSlug, standard: "nace" });
  const shown = new Map(report.figures.map(({ figure, count }) => [figure, count]));
  expect([shown.get("employed"), shown.get("military"), shown.get("not_seeking")]).toEqual([20, null, null]);
  // The outcomes rate has 26 people, because it leaves out the 2 of 28 who aren't seeking a job.
  expect(report.rates.map(({ name, n, counted, rate }) => [name, n, counted, rate])).toEqual([
    ["knowledge", 28, 28, 1],
    ["outcomes", null, null, null],
  ]);
});

test("pay is reported by currency, for a year", async () => {
  const { organizationSlug, owner, coach, applicant } = await makeCoaching();
  const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Spring" });
  const of = { organizationSlug, applicantEmail: applicant.person.email };
  await owner.api.ok("cohort_memberships.create", { ...of, cohortId, joinedAt: "2026-01-05T12:00:00Z" });
  const basePay = { amount: 25.5, currency: "USD", period: "hourly" } as const;
  const job = { kind: "full_time", happenedOn: "2026-10-05", source: "applicant", basePay } as const;
  await coach.api.ok("outcomes.record", { ...of, ...job });
  const input = { organizationSlug, standard: "own", cohortId } as const;
  const { pay } = await coach.api.ok("outcomes.report", { ...input, hideBelow: 0 });
  expect(pay).toEqual([{ currency: "USD", medianAnnual: 53_040, n: 1, of: ["found"] }]);
  expect((await coach.api.ok("outcomes.report", input)).pay).toEqual([
    { currency: "USD", medianAnnual: null, n: null, of: ["found"] },
  ]);
});

test("by CIRR, work that only a file documents counts as found, and undocumented work as still seeking", async () => {
  const { organizationSlug, owner, coach, id } = await makeCoaching();
  const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Spring" });
  const graduate = (hasProof: boolean): SeededPerson => ({
    left: new Date("2025-06-10T12:00:00Z"),
    reason: "completed",
    intent: null,
    outcomes: [
      {
        kind: "full_time",
        on: new Date("2025-07-01T12:00:00Z"),
        inField: true,
        isOwnHire: false,
        isFullTimeTerm: false,
        evidence: null,
        hasProof,
        isMistaken: false,
      },
    ],
  });
  const people = [graduate(true), graduate(false)];
  await seedPeople(id, cohortId, people);
  const input = { organizationSlug, standard: "cirr", cohortId } as const;
  const { data } = await coach.api.ok("outcomes.list_people", input);
  expect(data.map(({ figure }) => figure).toSorted()).toEqual(["1A", "3A"]);
});

test("the people behind each number of a report are as many as it says, page by page", async () => {
  const { organizationSlug, owner, coach, id } = await makeCoaching();
  const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Spring" });
  const graduate = (given: Partial<SeededPerson["outcomes"][number]>): SeededPerson => ({
    left: new Date("2025-06-10T12:00:00Z"),
    reason: "completed",
    intent: null,
    outcomes: [
      {
        ...{ kind: "full_time", on: new Date("2025-07-01T12:00:00Z"), inField: true, isOwnHire: false },
        ...{ isFullTimeTerm: false, evidence: "Offer letter", hasProof: false, isMistaken: false },
        ...given,
      },
    ],
  });
  const euros = { amount: 4_000, currency: "EUR", period: "monthly" } as const;
  await seedPeople(id, cohortId, [
    graduate({ pay: euros }),
    graduate({ pay: { ...euros, currency: "USD" }, contest: "It is part-time." }),
    // Undocumented, so that CIRR counts neither the job nor its pay.
    graduate({ pay: euros, evidence: null, contest: "No." }),
    graduate({ kind: "study", inField: null }),
  ]);
  const asked = { organizationSlug, standard: "cirr", cohortId } as const;
  const report = await coach.api.ok("outcomes.report", { ...asked, hideBelow: 0 });
  const behind = async (only: object): Promise<number> => {
    let [count, cursor]: [number, string | null] = [0, null];
    do {
      const input: object = { ...asked, ...only, limit: 1, ...(cursor ? { cursor } : {}) };
      const page = await coach.api.ok("outcomes.list_people", input as typeof asked);
      count += page.data.length;
      cursor = page.nextCursor;
    } while (cursor !== null);
    return count;
  };
  expect(await behind({})).toBe(report.people);
  expect([await behind({ isContested: true }), await behind({ isContested: false })]).toEqual([2, 2]);
  expect(report.contested).toBe(2);
  for (const { of, among, counted, n } of report.rates) {
    expect([await behind({ figures: of }), await behind({ figures: among })]).toEqual([counted, n]);
  }
  expect(report.pay).toMatchObject([
    { currency: "EUR", n: 1 },
    { currency: "USD", n: 1 },
  ]);
  for (const { of, currency: payCurrency, n } of report.pay) {
    expect(await behind({ figures: of, payCurrency })).toBe(n);
  }
});
