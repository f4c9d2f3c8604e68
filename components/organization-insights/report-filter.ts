import { DAY_MS, typedDay } from "#domain/time.ts";

export const RANGES = ["all", "30", "90", "365", "custom"] as const;
type Range = (typeof RANGES)[number];

/** The filter of a report: a cohort or everyone, and a time in days back or from one day to another. */
export type ReportFilter = {
  readonly cohortId: string | null;
  readonly range: Range;
  /** Days such as 2026-11-20; empty if that end is open. */
  readonly since: string;
  readonly until: string;
};

/** Returns the filter in an address; ignores invalid values. */
export function reportFilterOf(address: URLSearchParams): ReportFilter {
  return {
    cohortId: address.get("cohort"),
    range: RANGES.find((range) => range === address.get("range")) ?? "all",
    since: typedDay(address.get("from")),
    until: typedDay(address.get("to")),
  };
}

/** Returns a filter as parameters of the page's address. */
export function addressOfReport({ cohortId, range, since, until }: ReportFilter): URLSearchParams {
  const address = new URLSearchParams();
  if (cohortId !== null) address.set("cohort", cohortId);
  if (range !== "all") address.set("range", range);
  if (range === "custom" && since) address.set("from", since);
  if (range === "custom" && until) address.set("to", until);
  return address;
}

/**
 * Returns the filter as input of the API.
 * @param today as a day, such as 2026-11-20
 */
export function inputOf({ cohortId, range, since, until }: ReportFilter, today: string) {
  const cohort = cohortId === null ? {} : { cohortId };
  if (range === "all") return cohort;
  if (range === "custom") {
    const [from, to] = [typedDay(since), typedDay(until)];
    return { ...cohort, ...(from && { since: from }), ...(to && { until: to }) };
  }
  const first = new Date(Date.parse(today) - Number(range) * DAY_MS).toISOString().slice(0, 10);
  return { ...cohort, since: first };
}
