import { ATTENTION_REASONS } from "#domain/attention.ts";
import { LIMITS } from "#domain/limits.ts";
import { ROSTER_SORTS } from "#domain/values.ts";
import type { Reason, RosterFilter, RosterRow } from "../roster-data.ts";

/** The filter that shows everyone, those who need attention first. */
export const DEFAULT_FILTER: RosterFilter = {
  attention: [],
  cohortId: null,
  coachId: null,
  search: "",
  sort: "attention",
};

/** Counts the rows by reason. */
export function countReasons(rows: readonly RosterRow[]): Map<Reason, number> {
  const counts = new Map<Reason, number>(ATTENTION_REASONS.map((reason) => [reason, 0]));
  for (const reason of rows.flatMap(({ needsAttention }) => needsAttention)) {
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return counts;
}

/** Returns a filter as parameters of the page's address; omits defaults. */
export function addressOf({ attention, cohortId, coachId, search, sort }: RosterFilter): URLSearchParams {
  const address = new URLSearchParams();
  if (attention.length > 0) address.set("attention", attention.join(","));
  if (cohortId !== null) address.set("cohort", cohortId);
  if (coachId) address.set("coach", coachId);
  if (search.trim() !== "") address.set("search", search.trim());
  if (sort !== DEFAULT_FILTER.sort) address.set("sort", sort);
  return address;
}

/** Returns the filter in an address; invalid values become the defaults. */
export function filterOf(address: URLSearchParams): RosterFilter {
  const named = address.get("attention")?.split(",") ?? [];
  const sort = ROSTER_SORTS.find((one) => one === address.get("sort"));
  return {
    attention: ATTENTION_REASONS.filter((reason) => named.includes(reason)),
    cohortId: address.get("cohort"),
    coachId: address.get("coach"),
    search: (address.get("search") ?? "").slice(0, LIMITS.text.title),
    sort: sort ?? DEFAULT_FILTER.sort,
  };
}
