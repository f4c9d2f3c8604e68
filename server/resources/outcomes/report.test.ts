import fc from "fast-check";
import { expect, test } from "vitest";
import { figureOf, figuresOf, lastDayOf, ratesOf } from "#domain/outcomes/judging.ts";
import { OUTCOME_INTENTS, OUTCOME_KINDS } from "#domain/outcomes/kinds.ts";
import { type Figure, STANDARD_NAMES, STANDARDS } from "#domain/outcomes/standards.ts";
import { newId } from "#server/core/ids.ts";
import { newFileKey } from "#server/files/file-store.ts";
import { prisma } from "#server/lib/database.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { addMember } from "#server/testing/organization-rows.ts";

const daysOf = (from: string, most: number) =>
  fc
    .integer({ min: 0, max: most })
    .map((days) => new Date(Date.parse(from) + days * 86_400_000 + 43_200_000));

const anyPerson = fc.record({
  left: fc.option(daysOf("2025-06-01", 120), { nil: null }),
  reason: fc.constantFrom("completed", "placed", "withdrew", "removed"),
  intent: fc.constantFrom(null, ...OUTCOME_INTENTS),
  outcomes: fc.array(
    fc.record({
      kind: fc.constantFrom(...OUTCOME_KINDS),
      on: daysOf("2025-01-01", 700),
      inField: fc.constantFrom(null, true, false),
      isOwnHire: fc.boolean(),
      isFullTimeTerm: fc.boolean(),
      evidence: fc.constantFrom(null, "Offer letter"),
      hasProof: fc.boolean(),
      isMistaken: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
});
type Person = ReturnType<typeof anyPerson.generate>["value"];

const JOINED = "2025-02-01";
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

async function seed(organizationId: string, cohortId: string, people: readonly Person[]) {
  for (const { left, reason, intent, outcomes } of people) {
    const { accountId } = await addMember({ id: organizationId }, "applicant");
    const of = { organizationId, accountId };
    await prisma.stint.create({
      data: {
        id: newId("stint"),
        cohortId,
        joinedAt: new Date(`${JOINED}T12:00:00Z`),
        leftAt: left,
        departureReason: left && reason,
        intent,
        ...of,
      },
    });
    const recorded = { source: "staff", recordedByName: "Ada", updatedAt: new Date() };
    const ids = outcomes.map(() => newId("outcome"));
    await prisma.outcome.createMany({
      data: outcomes.map(({ on, isMistaken, hasProof: _, ...fields }, index) => ({
        id: ids[index] ?? "",
        happenedOn: on,
        mistakenAt: isMistaken ? new Date() : null,
        // A later observation of the same day decides.
        recordedAt: new Date(1_790_000_000_000 + index),
        ...fields,
        ...recorded,
        ...of,
      })),
    });
    const proof = { fileName: "offer.pdf", fileType: "application/pdf", fileSizeBytes: 1, ...of };
    await prisma.organizationFile.createMany({
      data: ids
        .filter((_id, index) => outcomes[index]?.hasProof)
        .map((outcomeId) => ({
          ...proof,
          outcomeId,
          id: newId("organizationFile"),
          storageKey: newFileKey("organizations"),
          createdAt: new Date(),
        })),
    });
  }
}

/** Judges a person anew, from the rows alone; returns null for those whom the standard doesn't judge. */
function figureAnew(standard: (typeof STANDARD_NAMES)[number], { left, reason, intent, outcomes }: Person) {
  const { judges, deadline } = STANDARDS[standard];
  const isGraduate = left !== null && (reason === "completed" || reason === "placed");
  if (judges === "graduates" ? !isGraduate : left !== null && reason === "withdrew") return null;
  const last = left && lastDayOf(deadline, dayOf(left));
  const counted = outcomes
    .filter(({ isMistaken }) => !isMistaken)
    .filter(({ on }) => dayOf(on) >= JOINED && (last === null || dayOf(on) <= last))
    .reduce<Person["outcomes"][number] | null>(
      (latest, one) => (latest === null || dayOf(one.on) >= dayOf(latest.on) ? one : latest),
      null,
    );
  return figureOf(standard, {
    kind: counted?.kind ?? null,
    inField: counted?.inField ?? null,
    isOwnHire: counted?.isOwnHire ?? false,
    isFullTimeTerm: counted?.isFullTimeTerm ?? false,
    isDocumented: counted !== null && (counted.evidence !== null || counted.hasProof),
    intent,
  });
}

test("every figure and rate is what the rows say when they are counted anew", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyPerson, { minLength: 1, maxLength: 25 }), async (people) => {
      const { organizationSlug, owner, coach, id } = await makeCoaching();
      const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Spring" });
      await seed(id, cohortId, people);
      for (const standard of STANDARD_NAMES) {
        const input = { organizationSlug, standard, cohortId };
        const report = await coach.api.ok("outcomes.report", { ...input, hideBelow: 0 });
        const judged = people.flatMap((person) => figureAnew(standard, person) ?? []);
        const counts = Object.fromEntries(
          figuresOf(standard).map((figure) => [figure, judged.filter((one) => one === figure).length]),
        ) as Record<Figure, number>;
        expect(Object.fromEntries(report.figures.map(({ figure, count }) => [figure, count]))).toEqual(
          counts,
        );
        expect(report.rates).toMatchObject(ratesOf(standard, counts));
        expect(report.people).toBe(judged.length);
        const listed = await coach.api.ok("outcomes.list_people", { ...input, limit: 200 });
        expect(listed.data.map(({ figure }) => figure).sort()).toEqual(judged.toSorted());
        const [figure] = judged;
        if (!figure) continue;
        const behind = await coach.api.ok("outcomes.list_people", { ...input, figure, limit: 200 });
        expect(behind.data).toEqual(listed.data.filter((one) => one.figure === figure));
      }
    }),
    { numRuns: 6, endOnFailure: true },
  );
});

test("counts below the threshold are hidden with what would reveal them, and dates limit who is judged", async () => {
  const { organizationSlug, owner, coach, id } = await makeCoaching();
  const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Spring" });
  const person = (kind: "full_time" | "seeking" | "study", left = "2025-06-10"): Person => ({
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
  await seed(id, cohortId, people);
  const input = { organizationSlug, standard: "nace", since: "2025-06-01", until: "2025-06-30" } as const;
  const { figures, ...report } = await coach.api.ok("outcomes.report", input);
  const shown = new Map(figures.map(({ figure, count }) => [figure, count]));
  expect(report).toMatchObject({ people: 20, hideBelow: 5, cohortName: null });
  expect([shown.get("employed"), shown.get("still_seeking")]).toEqual([12, null]);
  expect([shown.get("continuing_education"), shown.get("unknown")]).toEqual([null, 0]);
  const elsewhere = await makeCoaching();
  const theirs = { ...input, organizationSlug: elsewhere.organizationSlug };
  expect(await elsewhere.coach.api.ok("outcomes.report", theirs)).toMatchObject({ people: 0 });
  await elsewhere.coach.api.refused("outcomes.report", { ...theirs, cohortId }, "not_found");
  await elsewhere.applicant.api.refused("outcomes.report", theirs, "insufficient_role");
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
  expect(pay).toEqual([{ currency: "USD", medianAnnual: 53_040, n: 1 }]);
  expect((await coach.api.ok("outcomes.report", input)).pay).toEqual([
    { currency: "USD", medianAnnual: null, n: null },
  ]);
});

test("by CIRR, work that only a file documents counts as found, and undocumented work as still seeking", async () => {
  const { organizationSlug, owner, coach, id } = await makeCoaching();
  const { id: cohortId } = await owner.api.ok("cohorts.create", { organizationSlug, name: "Spring" });
  const graduate = (hasProof: boolean): Person => ({
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
  await seed(id, cohortId, people);
  const input = { organizationSlug, standard: "cirr", cohortId } as const;
  const { data } = await coach.api.ok("outcomes.list_people", input);
  const figures = people.map((person) => figureAnew("cirr", person));
  expect(new Set(figures).size).toBe(2);
  expect(data.map(({ figure }) => figure).toSorted()).toEqual(figures.toSorted());
});
