import { STANDARD_NAMES, type StandardName } from "#domain/outcomes/standards.ts";
import { typedDay } from "#domain/time.ts";

/** The filter of an outcome report: the standard, a cohort or everyone, and when people finished. */
export type OutcomeFilter = {
  readonly standard: Exclude<StandardName, "own">;
  readonly cohortId: string | null;
  /** Days such as 2026-11-20; empty if that end is open. */
  readonly since: string;
  readonly until: string;
};

/** The standards that a report can choose; our own rate is always beside them. */
export const CHOICES = STANDARD_NAMES.filter((name) => name !== "own");

/** Returns the filter in an address; ignores invalid values. */
export function outcomeFilterOf(address: URLSearchParams): OutcomeFilter {
  return {
    standard: CHOICES.find((name) => name === address.get("standard")) ?? "nace",
    cohortId: address.get("cohort"),
    since: typedDay(address.get("from")),
    until: typedDay(address.get("to")),
  };
}

/** Returns a filter as parameters of the page's address. */
export function addressOf({ standard, cohortId, since, until }: OutcomeFilter): URLSearchParams {
  const address = new URLSearchParams();
  if (standard !== "nace") address.set("standard", standard);
  if (cohortId !== null) address.set("cohort", cohortId);
  if (typedDay(since)) address.set("from", since);
  if (typedDay(until)) address.set("to", until);
  return address;
}

/** Returns the filter as input of the API, for its standard or another. */
export function inputOf({ standard, cohortId, since, until }: OutcomeFilter, other?: StandardName) {
  return {
    standard: other ?? standard,
    ...(cohortId === null ? {} : { cohortId }),
    ...(typedDay(since) ? { since } : {}),
    ...(typedDay(until) ? { until } : {}),
  };
}
