import { dateTimeFormat } from "./formatters.ts";
import { DAY_MS, MINUTE_MS } from "./time.ts";
import type { Status } from "./values.ts";

/** The columns of cards that the person has applied to. A rejected or archived card may never have been. */
const APPLIED_STATUSES: readonly Status[] = ["applied", "interviewing", "offer", "accepted"];

/**
 * Checks whether a card that enters a column gets the current day as its application date: it has none, and
 * the column means that the person applied.
 * @param isOn true if the person's board fills in application dates
 */
export function fillsApplicationDate(isOn: boolean, entered: string, applicationDate: unknown): boolean {
  return isOn && !applicationDate && APPLIED_STATUSES.some((status) => status === entered);
}

/** Returns the current day in a time zone, such as 2026-11-22. */
export function dayIn(timeZone: string, at: Date): string {
  const parts = dateTimeFormat("en", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((item) => item.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** Returns the day a number of days after another, or before it if the number is negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The minutes in a day. */
const MINUTES = DAY_MS / MINUTE_MS;

/** Returns the first moment of a day in a time zone: midnight, or if the clocks skip it, the moment after. */
export function startOfDay(day: string, timeZone: string): Date {
  // In any zone, the day begins within 24 hours of UTC midnight. The search is by minute because every clock
  // change since 1900 was on a full minute.
  const midnight = Date.parse(day);
  let [before, within] = [-MINUTES, MINUTES];
  const at = (minutes: number) => new Date(midnight + minutes * MINUTE_MS);
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayIn(timeZone, at(middle)) < day) before = middle;
    else within = middle;
  }
  return at(within);
}
