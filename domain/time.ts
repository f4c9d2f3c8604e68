export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Returns the instant a number of days, each of 24 hours, before another. */
export function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * DAY_MS);
}

/** Checks whether an instant's year in UTC is from 1 to 9999, where PostgreSQL and ISO 8601 agree. */
export function isInCalendar(instant: Date): boolean {
  const year = instant.getUTCFullYear();
  return year >= 1 && year <= 9999;
}

/** The periods for which a board shows cards, in days; `all` has no limit. */
export const TIME_FILTER_DAYS = { "7_days": 7, "15_days": 15, "1_month": 30, "3_months": 91 } as const;
export const TIME_FILTERS = [...keysOf(TIME_FILTER_DAYS), "all"] as const;
export type TimeFilter = (typeof TIME_FILTERS)[number];

/** The days without a change after which automatic retirement moves a card. */
export const RETIREMENT_DAYS = { one_month: 30, three_months: 91, six_months: 182, one_year: 365 } as const;
export const RETIREMENT_TIMEFRAMES = keysOf(RETIREMENT_DAYS);

function keysOf<Key extends string>(days: Record<Key, number>): readonly [Key, ...Key[]] {
  return Object.keys(days) as [Key, ...Key[]];
}

/** Checks whether a text is a day such as 2026-11-20. */
export function isCalendarDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  // February 31 is parsed as March 3.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Returns the text if it is a day such as 2026-11-20, in the years 1900 to 2899; otherwise an empty text. */
export function typedDay(text: string | null): string {
  return text !== null && /^(?:19|2[0-8])/.test(text) && isCalendarDay(text) ? text : "";
}

/** Returns which ends of a range of days are set. */
export function rangeOf(days: { since?: string; until?: string }): "both" | "since" | "until" | "any" {
  if (days.since && days.until) return "both";
  if (days.since) return "since";
  return days.until ? "until" : "any";
}
