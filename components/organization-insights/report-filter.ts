import { type DateRange, daysOfRange, RANGES } from "#components/insights/date-range.ts";
import { typedDay } from "#domain/time.ts";

/** The filter of a report: a cohort or everyone, and a range of days. */
export type ReportFilter = DateRange & { readonly cohortId: string | null };

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
export function inputOf({ cohortId, ...range }: ReportFilter, today: string) {
  return { ...(cohortId === null ? {} : { cohortId }), ...daysOfRange(range, today) };
}
