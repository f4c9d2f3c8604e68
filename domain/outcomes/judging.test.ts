import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hideSmallCounts, isRevealedBy } from "./hiding.ts";
import { caseKey, caseKeysOf, figureOf, figuresOf, ratesOf } from "./judging.ts";
import { OUTCOME_INTENTS, OUTCOME_KINDS } from "./kinds.ts";
import { type Case, type Figure, STANDARD_NAMES, STANDARDS, type Standard } from "./standards.ts";

const none: Case = {
  kind: null,
  inField: null,
  isOwnHire: false,
  isFullTimeTerm: false,
  isDocumented: false,
  intent: "new_job_in_field",
};
const documented = { ...none, isDocumented: true };
const inField = { ...documented, inField: true };

const anyCase: fc.Arbitrary<Case> = fc.record({
  kind: fc.constantFrom(null, ...OUTCOME_KINDS),
  inField: fc.constantFrom(null, true, false),
  isOwnHire: fc.boolean(),
  isFullTimeTerm: fc.boolean(),
  isDocumented: fc.boolean(),
  intent: fc.constantFrom(null, ...OUTCOME_INTENTS),
});

describe("NACE", () => {
  test("divides people with a known destination by all graduates, and people with an outcome by those known to seek one", () => {
    const counts = {
      employed: 120,
      service: 4,
      military: 6,
      continuing_education: 30,
      still_seeking: 20,
      not_seeking: 10,
      unknown: 60,
    };
    expect(ratesOf("nace", counts)).toEqual([
      { name: "knowledge", rate: 0.76, counted: 190, n: 250 },
      { name: "outcomes", rate: 160 / 180, counted: 160, n: 180 },
    ]);
  });

  test("counts all work as employed, and no observation as unknown", () => {
    const kinds = ["full_time", "part_time", "contract", "internship", "own_venture"] as const;
    expect(kinds.map((kind) => figureOf("nace", { ...none, kind }))).toEqual(kinds.map(() => "employed"));
    expect(figureOf("nace", none)).toBe("unknown");
  });
});

describe("CIRR", () => {
  test.each([
    ["1A", { ...inField, kind: "full_time" }],
    ["1B", { ...inField, kind: "internship", isFullTimeTerm: true }],
    ["1B", { ...inField, kind: "contract", isFullTimeTerm: true }],
    ["1C", { ...inField, kind: "full_time", isOwnHire: true }],
    ["1D", { ...inField, kind: "own_venture" }],
    ["1E", { ...inField, kind: "part_time" }],
    ["1E", { ...inField, kind: "contract" }],
    ["2A", { ...documented, kind: "full_time", inField: false, isOwnHire: true }],
    ["2B", { ...documented, kind: "full_time", inField: false }],
    ["2B", { ...documented, kind: "own_venture" }],
    ["3A", { ...none, kind: "seeking" }],
    ["3A", none],
    ["3A", { ...inField, kind: "full_time", isDocumented: false }],
    ["3B", { ...documented, kind: "not_seeking" }],
    ["3B", { ...documented, kind: "study" }],
    ["4", { ...documented, kind: "unknown" }],
    ["excluded", { ...inField, kind: "full_time", intent: "self_enrichment" }],
  ] as const)("counts in %s: %o", (figure, person) => {
    expect(figureOf("cirr", person)).toBe(figure);
  });

  test("counts everyone except the excluded in the denominator", () => {
    const counts = {
      "1A": 30,
      "1B": 6,
      "1C": 2,
      "1D": 1,
      "1E": 5,
      "2A": 1,
      "2B": 4,
      "3A": 8,
      "3B": 2,
      "4": 1,
    };
    expect(ratesOf("cirr", { ...counts, excluded: 7 })).toEqual([
      { name: "in_field", rate: 44 / 60, counted: 44, n: 60 },
      { name: "employed", rate: 49 / 60, counted: 49, n: 60 },
    ]);
  });
});

test("our own rate counts everyone who isn't known to have found something as searching", () => {
  expect(figureOf("own", none)).toBe("searching");
  expect(figureOf("own", { ...none, kind: "unknown" })).toBe("searching");
  expect(ratesOf("own", { found: 3, searching: 9, not_seeking: 2 })).toEqual([
    { name: "found", rate: 0.25, counted: 3, n: 12 },
  ]);
});

test.each(STANDARD_NAMES)("%s counts every person in exactly one of its figures", (standard) => {
  fc.assert(
    fc.property(anyCase, (person) => {
      const counting = figuresOf(standard).filter((figure) =>
        caseKeysOf(standard, [figure]).includes(caseKey(person)),
      );
      expect(counting).toEqual([figureOf(standard, person)]);
    }),
    { numRuns: 30 },
  );
});

test("a rate without anyone to count is null", () => {
  for (const standard of STANDARD_NAMES) {
    expect(ratesOf(standard, {}).every(({ rate, n }) => rate === null && n === 0)).toBe(true);
  }
});

test("the size of a small group can't be derived from the total, the counts, and the rates that are shown", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...STANDARD_NAMES),
      fc.array(fc.oneof(fc.constant(0), fc.nat(9), fc.nat(60)), { minLength: 11, maxLength: 11 }),
      fc.integer({ min: 2, max: 10 }),
      (standard, numbers, below) => {
        const figures = figuresOf(standard);
        const counts = Object.fromEntries(figures.map((figure, at) => [figure, numbers[at] ?? 0])) as Record<
          Figure,
          number
        >;
        const shown = hideSmallCounts(counts, below);
        const hidden = figures.filter((figure) => shown[figure] === null);
        const sum = (some: readonly Figure[]) => some.reduce((total, figure) => total + counts[figure], 0);
        for (const figure of figures) {
          const count = shown[figure];
          expect(count === null || count === 0 || count >= below).toBe(true);
        }
        if (hidden.length > 0 && hidden.length < figures.length) {
          expect(hidden.length).toBeGreaterThan(1);
          expect(sum(hidden)).toBeGreaterThanOrEqual(below);
        }
        // A reader can subtract any of these sums from another.
        const { rates }: Standard = STANDARDS[standard];
        const known = [figures, ...rates.flatMap(({ numerator: of, denominator: among }) => [of, among])];
        for (const item of known) {
          for (const other of known) {
            const left = hidden.filter((figure) => item.includes(figure) && !other.includes(figure));
            const isSubset = hidden.every((figure) => !other.includes(figure) || item.includes(figure));
            const isSmall = left.length > 0 && left.length < hidden.length && sum(left) < below;
            if (isSmall && isSubset) expect(isRevealedBy([item, other], counts, shown, below)).toBe(true);
          }
        }
      },
    ),
  );
});

test("a sum that reveals nothing new about a small group is shown", () => {
  const counts = { employed: 40, military: 2, service: 6, unknown: 12 };
  const shown = hideSmallCounts(counts, 5);
  expect(shown).toEqual({ employed: 40, military: null, service: null, unknown: 12 });
  expect(isRevealedBy([["employed", "military", "service"]], counts, shown, 5)).toBe(false);
  expect(isRevealedBy([["employed", "service"]], counts, shown, 5)).toBe(true);
});

test("if everyone counts in one small group, even the empty ones are hidden", () => {
  expect(hideSmallCounts({ employed: 3, unknown: 0 }, 5)).toEqual({ employed: null, unknown: null });
});
