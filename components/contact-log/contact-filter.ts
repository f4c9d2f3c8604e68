import { typedDay } from "#domain/time.ts";
/** The filter of the contact log; days such as 2026-11-20, or empty if that end is open. */
export type ContactFilter = {
  readonly cohortId: string;
  readonly coachId: string;
  readonly since: string;
  readonly until: string;
};

const PARAMETERS = { cohortId: "cohort", coachId: "coach", since: "from", until: "to" } as const;
const NAMES = Object.keys(PARAMETERS) as (keyof ContactFilter)[];

/** Returns the filter in an address, with only days and choices that exist. */
export function contactFilterOf(address: URLSearchParams, choices: ReadonlySet<string>): ContactFilter {
  const given = (name: keyof ContactFilter) => address.get(PARAMETERS[name]) ?? "";
  const among = (id: string) => (choices.has(id) ? id : "");
  return {
    cohortId: among(given("cohortId")),
    coachId: among(given("coachId")),
    since: typedDay(given("since")),
    until: typedDay(given("until")),
  };
}

/** Returns a filter as parameters of the page's address. */
export function addressOf(filter: ContactFilter): URLSearchParams {
  return new URLSearchParams(
    NAMES.filter((name) => filter[name]).map((name) => [PARAMETERS[name], filter[name]]),
  );
}

/** Returns a filter as input of the API. */
export function askedBy({ cohortId, coachId, since, until }: ContactFilter) {
  return {
    ...(cohortId ? { cohortId } : {}),
    ...(coachId ? { coachId } : {}),
    ...(typedDay(since) ? { since } : {}),
    ...(typedDay(until) ? { until } : {}),
  };
}
