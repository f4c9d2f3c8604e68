import type { Days } from "#components/ui/day-range.tsx";
import { typedDay } from "#domain/time.ts";
import type { BoardCard } from "./view.ts";

/** The days between which a card's posting closes and its offer must be answered. */
export type DueDates = { readonly closing: Days; readonly deadline: Days };

const OPEN: Days = { since: "", until: "" };
export const ANY_DATES: DueDates = { closing: OPEN, deadline: OPEN };

/** Returns the bounds as input of the API, without those that are open or aren't days. */
export function inputOf({ closing, deadline }: DueDates) {
  const bounds = {
    closesAfter: typedDay(closing.since),
    closesBefore: typedDay(closing.until),
    deadlineAfter: typedDay(deadline.since),
    deadlineBefore: typedDay(deadline.until),
  };
  return Object.fromEntries(Object.entries(bounds).filter(([, day]) => day !== "")) as Partial<typeof bounds>;
}

/** Checks whether any bound is set. */
export function isNarrowing(dates: DueDates): boolean {
  return Object.keys(inputOf(dates)).length > 0;
}

/** Checks whether a card's dates are within the bounds; without a date, it is in no range. */
export function isDue(card: Pick<BoardCard, "closingDate" | "offerDeadline">, dates: DueDates): boolean {
  const { closesAfter, closesBefore, deadlineAfter, deadlineBefore } = inputOf(dates);
  return (
    isWithin(card.closingDate, closesAfter, closesBefore) &&
    isWithin(card.offerDeadline, deadlineAfter, deadlineBefore)
  );
}

function isWithin(at: string | null, first: string | undefined, last: string | undefined): boolean {
  if (first === undefined && last === undefined) return true;
  const day = at?.slice(0, 10);
  return day !== undefined && (first === undefined || day >= first) && (last === undefined || day <= last);
}
