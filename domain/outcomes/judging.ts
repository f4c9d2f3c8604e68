import { OUTCOME_INTENTS, OUTCOME_KINDS } from "./kinds.ts";
import {
  type Case,
  type Figure,
  type Rate,
  type Rule,
  STANDARDS,
  type Standard,
  type StandardName,
} from "./standards.ts";

/** Returns the figure of a standard that counts a person. */
export function figureOf(standard: StandardName, person: Case): Figure {
  const { rules }: Standard = STANDARDS[standard];
  const rule = rules.find((item) => fits(item, person));
  if (!rule) throw new Error(`No rule of ${standard} fits.`);
  return rule.figure;
}

function fits({ figure: _, kinds, intents, ...flags }: Rule, person: Case): boolean {
  if (kinds && !kinds.includes(person.kind)) return false;
  if (intents && (person.intent === null || !intents.includes(person.intent))) return false;
  return (Object.keys(flags) as (keyof typeof flags)[]).every((flag) => person[flag] === flags[flag]);
}

/** Returns the figures of a standard, in the order in which it declares them. */
export function figuresOf(standard: StandardName): Figure[] {
  const { rates, rules }: Standard = STANDARDS[standard];
  const named = [...rates.flatMap(({ denominator }) => denominator), ...rules.map(({ figure }) => figure)];
  return [...new Set(named)];
}

/** People in each figure of a standard; zero if omitted. */
export type Counts = { readonly [Name in Figure]?: number };

/** A rate with the people that it counts: `n` is its denominator. */
export type RateResult = Pick<Rate, "name"> & {
  readonly rate: number | null;
  readonly counted: number;
  readonly n: number;
};

/** Returns the rates of a standard. A rate with a denominator of zero is null. */
export function ratesOf(standard: StandardName, counts: Counts): RateResult[] {
  const { rates }: Standard = STANDARDS[standard];
  const sum = (figures: readonly Figure[]) =>
    figures.reduce((total, figure) => total + (counts[figure] ?? 0), 0);
  return rates.map(({ name, numerator, denominator }) => {
    const [counted, n] = [sum(numerator), sum(denominator)];
    return { name, rate: n === 0 ? null : counted / n, counted, n };
  });
}

/** Returns the key of a case: cases with the same key count in the same figure of every standard. */
export function caseKey({ kind, inField, isOwnHire, isFullTimeTerm, isDocumented, intent }: Case): string {
  return [kind ?? "-", inField ?? "-", isOwnHire, isFullTimeTerm, isDocumented, intent ?? "-"].join(" ");
}

const BOTH = [true, false] as const;

/** Returns the figure of a standard for each key of a case. */
export function figuresByKey(standard: StandardName): ReadonlyMap<string, Figure> {
  const all = [null, ...OUTCOME_KINDS].flatMap((kind) =>
    [null, ...OUTCOME_INTENTS].flatMap((intent) =>
      [null, ...BOTH].flatMap((inField) =>
        BOTH.flatMap((isOwnHire) =>
          BOTH.flatMap((isFullTimeTerm) =>
            BOTH.map((isDocumented) => ({
              kind,
              intent,
              inField,
              isOwnHire,
              isFullTimeTerm,
              isDocumented,
            })),
          ),
        ),
      ),
    ),
  );
  return new Map(all.map((item) => [caseKey(item), figureOf(standard, item)]));
}

/** Returns the keys of all cases that count in one of these figures, for a filter of people. */
export function caseKeysOf(standard: StandardName, figures: readonly Figure[]): string[] {
  return [...figuresByKey(standard)].flatMap(([key, counting]) => (figures.includes(counting) ? [key] : []));
}
