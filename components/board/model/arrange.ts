import { fold } from "#domain/fold.ts";
import { DAY_MS, TIME_FILTER_DAYS, type TimeFilter } from "#domain/time.ts";
import type { BoardSettings } from "#server/resources/boards/contract.ts";
import { type DueDates, isDue, isNarrowing } from "./due-dates.ts";
import type { BoardCard } from "./view.ts";

export type SortKey = BoardSettings["sorts"][number];
export type Arrangement = {
  sorts: readonly SortKey[];
  timeFilter: TimeFilter;
  text: string;
  dueDates: DueDates;
  now: number;
};
export type Cards = ReadonlyMap<string, BoardCard>;

/** Checks whether the columns show a computed order instead of the manual one. */
export function isSorted(sorts: readonly SortKey[]): boolean {
  return sorts.some((key) => key !== "none");
}

/** Returns the visible ids of a column in the order shown; the same array if nothing changes. */
export function arrange(column: readonly string[], cards: Cards, how: Arrangement): readonly string[] {
  const needle = fold(how.text);
  const earliest = how.timeFilter === "all" ? null : how.now - TIME_FILTER_DAYS[how.timeFilter] * DAY_MS;
  const filtered =
    needle === "" && earliest === null && !isNarrowing(how.dueDates)
      ? column
      : column.filter((id) => {
          const card = cards.get(id);
          return (
            card &&
            matches(card, needle) &&
            isDue(card, how.dueDates) &&
            (earliest === null || dateOf(card) >= earliest)
          );
        });
  return isSorted(how.sorts) ? [...filtered].sort(comparator(cards, how.sorts)) : filtered;
}

/** Checks whether the title or the company contains the text, ignoring case and accents. */
export function matches(card: BoardCard, needle: string): boolean {
  return needle === "" || fold(card.title).includes(needle) || fold(card.companyName).includes(needle);
}

function dateOf(card: BoardCard): number {
  return Date.parse(card.applicationDate ?? card.createdAt);
}

const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });
type Compare = (a: BoardCard, b: BoardCard) => number;
const ascending: Record<string, Compare> = {
  job_title: (a, b) => collator.compare(a.title, b.title),
  company_name: (a, b) => collator.compare(a.companyName, b.companyName),
  date: (a, b) => dateOf(a) - dateOf(b),
};

function comparator(cards: Cards, sorts: readonly SortKey[]) {
  const compares = sorts.flatMap((key): Compare[] => {
    const compare = ascending[key.replace(/_(asc|desc)$/, "")];
    if (!compare) return [];
    return [key.endsWith("_desc") ? (a, b) => compare(b, a) : compare];
  });
  return (left: string, right: string) => {
    const a = cards.get(left);
    const b = cards.get(right);
    if (!a || !b) return 0;
    for (const compare of compares) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}
