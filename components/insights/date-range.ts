import { dayAfter } from "#domain/application-date.ts";
import { typedDay } from "#domain/time.ts";

export const RANGES = ["all", "30", "90", "365", "custom"] as const;

/** The parameters of a range in a page's address. */
export const RANGE_NAMES = ["range", "since", "until"] as const;

/** A range of days: a number of days that ends today, or from one day to another. */
export type DateRange = {
  readonly range: (typeof RANGES)[number];
  /** Days such as 2026-11-20; empty if that end is open. */
  readonly since: string;
  readonly until: string;
};

/** Returns the range in an address; ignores invalid values. */
export function rangeOf(address: URLSearchParams): DateRange {
  return {
    range: RANGES.find((range) => range === address.get("range")) ?? "all",
    since: typedDay(address.get("since")),
    until: typedDay(address.get("until")),
  };
}

/** Returns a range as parameters of a page's address. */
export function addressOfRange({ range, since, until }: DateRange): URLSearchParams {
  const address = new URLSearchParams();
  if (range !== "all") address.set("range", range);
  if (range === "custom" && since) address.set("since", since);
  if (range === "custom" && until) address.set("until", until);
  return address;
}

/**
 * Returns the first and the last day of a range.
 * @param today as a day, such as 2026-11-20
 */
export function daysOfRange({ range, since, until }: DateRange, today: string) {
  if (range === "all") return {};
  if (range !== "custom") return { since: dayAfter(today, 1 - Number(range)) };
  const [first, last] = [typedDay(since), typedDay(until)];
  return { ...(first && { since: first }), ...(last && { until: last }) };
}
