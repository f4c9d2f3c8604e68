import { CONTACT_TOPICS, type ContactTopic, type ContactTotals } from "#domain/contact-log.ts";
import { typedDay } from "#domain/time.ts";

/** The filter of the contact log; days such as 2026-11-20, or empty if that end is open. */
export type ContactFilter = {
  readonly cohortId: string;
  readonly coachId: string;
  readonly topic: ContactTopic | "";
  readonly since: string;
  readonly until: string;
};

const PARAMETERS = {
  cohortId: "cohort",
  coachId: "coach",
  topic: "topic",
  since: "from",
  until: "to",
} as const;
const NAMES = Object.keys(PARAMETERS) as (keyof ContactFilter)[];

/** Returns the filter in an address, with only days and choices that exist. */
export function contactFilterOf(address: URLSearchParams, choices: ReadonlySet<string>): ContactFilter {
  const fieldOf = (name: keyof ContactFilter) => address.get(PARAMETERS[name]) ?? "";
  const among = (id: string) => (choices.has(id) ? id : "");
  return {
    cohortId: among(fieldOf("cohortId")),
    coachId: among(fieldOf("coachId")),
    topic: CONTACT_TOPICS.find((topic) => topic === fieldOf("topic")) ?? "",
    since: typedDay(fieldOf("since")),
    until: typedDay(fieldOf("until")),
  };
}

/** Returns a filter as parameters of the page's address. */
export function addressOf(filter: ContactFilter): URLSearchParams {
  return new URLSearchParams(
    NAMES.filter((name) => filter[name]).map((name) => [PARAMETERS[name], filter[name]]),
  );
}

/** Returns a filter as input of the API. */
export function inputOf({ cohortId, coachId, topic, since, until }: ContactFilter) {
  return {
    ...(cohortId ? { cohortId } : {}),
    ...(coachId ? { coachId } : {}),
    ...(topic ? { topic } : {}),
    ...(typedDay(since) ? { since } : {}),
    ...(typedDay(until) ? { until } : {}),
  };
}

/**
 * Returns the filter of the contacts that one total counts.
 * @param key the total's cohort, coach, topic, or month such as 2026-11
 */
export function narrowedTo(
  filter: ContactFilter,
  by: Exclude<ContactTotals, "kind">,
  key: string,
): ContactFilter {
  if (by === "coach") return { ...filter, coachId: key };
  if (by === "cohort") return { ...filter, cohortId: key };
  if (by === "topic") return { ...filter, topic: CONTACT_TOPICS.find((topic) => topic === key) ?? "" };
  const [year = 0, month = 0] = key.split("-").map(Number);
  const [since, until] = [typedDay(filter.since), typedDay(filter.until)];
  const [first, last] = [`${key}-01`, new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)];
  return {
    ...filter,
    since: since > first ? since : first,
    until: until !== "" && until < last ? until : last,
  };
}
