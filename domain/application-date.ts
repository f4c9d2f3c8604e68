import { dateTimeFormat } from "./formatters.ts";
import { DAY_MS, MINUTE_MS } from "./time.ts";
import type { Status } from "./values.ts";

/** The columns of cards that have been applied to. A rejected or archived card may never have been. */
const APPLIED_STATUSES: readonly Status[] = ["applied", "interviewing", "offer", "accepted"];

/**
 * Whether a card that enters a column gets the day as its application date: it has none, and has now been applied to.
 * @param isOn whether the person's board fills in application dates
 */
export function fillsApplicationDate(isOn: boolean, entered: string, applicationDate: unknown): boolean {
  return isOn && !applicationDate && APPLIED_STATUSES.some((status) => status === entered);
}

/** The day that it is for a person, such as 2026-11-22. */
export function dayIn(timeZone: string, at: Date): string {
  const parts = dateTimeFormat("en", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** Returns the day so many days after another, or before it. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The minutes of a day. */
const MINUTES = DAY_MS / MINUTE_MS;

/** Returns the first moment of a day in a time zone: midnight, or where clocks skip that, the moment after. */
export function startOfDay(day: string, timeZone: string): Date {
  // Two days lie around it in any zone. It is looked for in minutes, which every clock change since 1900 falls on.
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
