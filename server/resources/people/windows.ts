import { DAY_MS } from "#domain/time.ts";
import type { AnalyticsRange } from "./contract.ts";

/** An instant earlier than any row. */
const BEGINNING = new Date("0001-01-01T00:00:00.000Z");
const DAYS: Record<Exclude<AnalyticsRange, "all">, number> = { "7d": 7, "30d": 30, "90d": 90, "1y": 365 };
const BUCKET: Record<AnalyticsRange, "day" | "week" | "month"> = {
  "7d": "day",
  "30d": "day",
  "90d": "week",
  "1y": "month",
  all: "month",
};

/** A half-open interval, in UTC. */
export type Window = { from: Date; to: Date };

/**
 * Returns the days of a range up to and including today, and the equal number of days before them; `all` has no start and no previous
 * window.
 */
export function windowsOf(range: AnalyticsRange, at: Date): { current: Window; previous: Window | null } {
  const to = new Date(startOfDay(at).getTime() + DAY_MS);
  if (range === "all") return { current: { from: BEGINNING, to }, previous: null };
  const length = DAYS[range] * DAY_MS;
  const from = new Date(to.getTime() - length);
  return { current: { from, to }, previous: { from: new Date(from.getTime() - length), to: from } };
}

/** Returns the size of a range's buckets, in the words of PostgreSQL's date_trunc; weeks start on Monday. */
export function bucketOf(range: AnalyticsRange): "day" | "week" | "month" {
  return BUCKET[range];
}

/** Returns the first moment of the month that is a number of months before a moment's month. */
export function monthsBefore(moment: Date, months: number): Date {
  return atMidnight(moment, moment.getUTCMonth() - months, 1);
}

/** Returns the first day (2026-10-12) of every bucket that touches the window, including empty ones. */
export function bucketStarts(window: Window, bucket: "day" | "week" | "month"): string[] {
  const starts: string[] = [];
  for (let start = startOfBucket(window.from, bucket); start < window.to; start = nextBucket(start, bucket)) {
    starts.push(start.toISOString().slice(0, 10));
  }
  return starts;
}

const dayLabel = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const monthLabel = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric", timeZone: "UTC" });

/** Returns the label of a bucket: "12 Oct", or "Oct 2026" for a month. */
export function labelOf(startsOn: string, bucket: "day" | "week" | "month"): string {
  // The locale writes "Sept"; every month should have three letters.
  return (bucket === "month" ? monthLabel : dayLabel).format(new Date(startsOn)).replace("Sept", "Sep");
}

/** Returns midnight of a day. Changes a copy, because `Date.UTC` maps the years 0 to 99 to the 1900s. */
function atMidnight(moment: Date, month: number, day: number): Date {
  const midnight = new Date(moment);
  midnight.setUTCMonth(month, day);
  midnight.setUTCHours(0, 0, 0, 0);
  return midnight;
}

function startOfDay(moment: Date): Date {
  return atMidnight(moment, moment.getUTCMonth(), moment.getUTCDate());
}

function startOfBucket(moment: Date, bucket: "day" | "week" | "month"): Date {
  if (bucket === "month") return atMidnight(moment, moment.getUTCMonth(), 1);
  const day = startOfDay(moment);
  const sinceMonday = bucket === "week" ? (day.getUTCDay() + 6) % 7 : 0;
  return new Date(day.getTime() - sinceMonday * DAY_MS);
}

function nextBucket(start: Date, bucket: "day" | "week" | "month"): Date {
  if (bucket === "month") return atMidnight(start, start.getUTCMonth() + 1, 1);
  return new Date(start.getTime() + (bucket === "week" ? 7 : 1) * DAY_MS);
}
