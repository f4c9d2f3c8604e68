import { expect } from "vitest";

// These formulas are derived independently from the published standards, and deliberately share no code with the product, so that a mistake
// in the product's rules can't hide in the test.

export const STANDARDS = ["nace", "cirr", "own"] as const;
export type Standard = (typeof STANDARDS)[number];
/** A row of an exported file of outcomes: its texts by heading; empty for what is unknown. */
export type Row = Readonly<Record<string, string>>;

export const WORK = ["full_time", "part_time", "contract", "internship", "own_venture"];
export const YEAR = { hourly: 2080, weekly: 52, biweekly: 26, monthly: 12, annually: 1 };

const FIGURES = {
  nace(row: Row): string {
    if (is(row, "kind", ...WORK)) return "employed";
    if (is(row, "kind", "study")) return "continuing_education";
    if (is(row, "kind", "seeking")) return "still_seeking";
    return is(row, "kind", "service", "military", "not_seeking") ? text(row, "kind") : "unknown";
  },
  cirr(row: Row): string {
    if (is(row, "intent", "current_employer", "self_enrichment", "study")) return "excluded";
    if (is(row, "evidence", "") && is(row, "proof", "")) return "3A";
    if (is(row, "kind", "", "seeking")) return "3A";
    if (is(row, "kind", "unknown")) return "4";
    if (!is(row, "kind", ...WORK)) return "3B";
    const inField = is(row, "inField", "true");
    if (is(row, "isOwnHire", "true")) return inField ? "1C" : "2A";
    if (!inField) return "2B";
    if (is(row, "kind", "own_venture")) return "1D";
    if (is(row, "kind", "full_time")) return "1A";
    return is(row, "kind", "contract", "internship") && is(row, "isFullTimeTerm", "true") ? "1B" : "1E";
  },
  own(row: Row): string {
    if (is(row, "kind", ...WORK, "study", "service", "military")) return "found";
    return is(row, "kind", "not_seeking") ? "not_seeking" : "searching";
  },
} satisfies Record<Standard, (row: Row) => string>;

/** The rates of each standard as [counted, n], from a function that counts the people with the given figures. */
const RATES: Record<Standard, (of: (...figures: string[]) => number) => Record<string, [number, number]>> = {
  nace(of) {
    const found = of("employed", "service", "military", "continuing_education");
    const known = found + of("still_seeking", "not_seeking");
    return {
      knowledge: [known, known + of("unknown")],
      outcomes: [found, known - of("not_seeking")],
    };
  },
  cirr(of) {
    const inField = of("1A", "1B", "1C", "1D", "1E");
    const employed = inField + of("2A", "2B");
    const n = employed + of("3A", "3B", "4");
    return { in_field: [inField, n], employed: [employed, n] };
  },
  own: (of) => ({ found: [of("found"), of("found") + of("searching")] }),
};

const PAID: Record<Standard, readonly string[]> = {
  nace: ["employed"],
  cirr: ["1A", "1B", "1C", "1D", "1E"],
  own: ["found"],
};

/** Returns a cell of a row. @throws if the file lacks the column */
export function text(row: Row, heading: string): string {
  const cell = row[heading];
  if (cell === undefined) throw new Error(`The file has no column ${heading}.`);
  return cell;
}
function is(row: Row, heading: string, ...texts: string[]): boolean {
  return texts.includes(text(row, heading));
}

/** Checks whether a standard counts a person who left for this reason, which is empty if they didn't leave. */
export function isJudged(standard: Standard, reason: string): boolean {
  return standard === "own" ? reason !== "withdrew" : reason === "completed" || reason === "placed";
}

/** Returns the last day on which an outcome counts for a person who left on this day. */
function lastDay(standard: Standard, left: string): string {
  if (standard === "own") return "9999-12-31";
  if (standard === "cirr") return new Date(Date.parse(left) + 180 * 86_400_000).toISOString().slice(0, 10);
  const endsThisYear = Number(left.slice(5, 7)) <= 6;
  return `${Number(left.slice(0, 4)) + (endsThisYear ? 0 : 1)}-12-31`;
}

/**
 * Checks whether an outcome on this day counts for a person who joined and left on these days. `left` is empty if they didn't leave.
 */
export function isInTime(standard: Standard, on: string, membership: { joined: string; left: string }) {
  const { joined, left } = membership;
  return on >= joined && (left === "" || on <= lastDay(standard, left));
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [below = 0, above = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (below + above) / 2;
}

/** Derives every figure of a report from the rows of the file, and checks that each outcome happened in time. */
export function deriveReport(standard: Standard, rows: readonly Row[]) {
  const judged = rows.filter((row) => isJudged(standard, text(row, "departureReason")));
  const people = judged.map((row) => {
    const membership = { joined: text(row, "joinedAt").slice(0, 10), left: text(row, "leftAt").slice(0, 10) };
    const isKnown = text(row, "kind") !== "";
    if (isKnown) expect(isInTime(standard, text(row, "happenedOn"), membership)).toBe(true);
    return { row, figure: FIGURES[standard](row) };
  });
  const of = (...figures: string[]) => people.filter(({ figure }) => figures.includes(figure)).length;
  const paid = people.filter(
    ({ row, figure }) => PAID[standard].includes(figure) && !is(row, "payCurrency", ""),
  );
  const currencies = [...new Set(paid.map(({ row }) => text(row, "payCurrency")))].toSorted();
  return {
    people: judged.length,
    contested: judged.filter((row) => !is(row, "contestedAt", "")).length,
    figures: Object.fromEntries(people.map(({ figure }) => [figure, of(figure)])),
    rates: Object.entries(RATES[standard](of)).map(([name, [counted, n]]) => {
      return { name, counted, n, rate: n === 0 ? null : counted / n };
    }),
    pay: currencies.map((currency) => {
      const amounts = paid.flatMap(({ row }) =>
        is(row, "payCurrency", currency)
          ? [Number(text(row, "payAmount")) * YEAR[text(row, "payPeriod") as keyof typeof YEAR]]
          : [],
      );
      return { currency, n: amounts.length, medianAnnual: expect.closeTo(medianOf(amounts), 4) as number };
    }),
    figureOf: new Map(people.map(({ row, figure }) => [text(row, "applicantEmail"), figure])),
  };
}
