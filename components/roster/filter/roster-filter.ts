import { ATTENTION_REASONS, SEARCH_STATES } from "#domain/attention.ts";
import { LIMITS } from "#domain/limits.ts";
import { rosterSort } from "#domain/roster-filter.ts";
import type { Reason, RosterFilter, RosterRow } from "../roster-data.ts";

/** The filter that shows everyone, those who need attention first. */
export const DEFAULT_FILTER: RosterFilter = {
  attention: [],
  cohortId: null,
  coachId: null,
  state: null,
  fields: {},
  search: "",
  sort: "attention",
};

/** The start of the name of a parameter that filters by a field; its ID follows. */
const OF_FIELD = "field.";

/** Counts the rows by reason. */
export function countReasons(rows: readonly RosterRow[]): Map<Reason, number> {
  const counts = new Map<Reason, number>(ATTENTION_REASONS.map((reason) => [reason, 0]));
  for (const reason of rows.flatMap(({ needsAttention }) => needsAttention)) {
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return counts;
}

/** Returns a filter as parameters of the page's address; omits defaults. */
export function addressOf({
  attention,
  cohortId,
  coachId,
  state,
  fields,
  search,
  sort,
}: RosterFilter): URLSearchParams {
  const address = new URLSearchParams();
  if (attention.length > 0) address.set("attention", attention.join(","));
  if (cohortId !== null) address.set("cohort", cohortId);
  if (coachId) address.set("coach", coachId);
  if (state) address.set("state", state);
  for (const [id, value] of Object.entries(fields ?? {})) address.set(`${OF_FIELD}${id}`, value);
  if (search.trim() !== "") address.set("search", search.trim());
  if (sort !== DEFAULT_FILTER.sort) address.set("sort", sort);
  return address;
}

/** Returns the filter in an address; invalid values become the defaults. */
export function filterOf(address: URLSearchParams): RosterFilter {
  const named = address.get("attention")?.split(",") ?? [];
  const sort = rosterSort(address.get("sort") ?? "");
  return {
    attention: ATTENTION_REASONS.filter((reason) => named.includes(reason)),
    cohortId: address.get("cohort"),
    coachId: address.get("coach"),
    state: SEARCH_STATES.find((state) => state === address.get("state")) ?? null,
    fields: Object.fromEntries(
      [...address].flatMap(([name, value]) =>
        name.startsWith(OF_FIELD)
          ? [[name.slice(OF_FIELD.length), value.slice(0, LIMITS.text.fieldValue)]]
          : [],
      ),
    ),
    search: (address.get("search") ?? "").slice(0, LIMITS.text.title),
    sort: sort ?? DEFAULT_FILTER.sort,
  };
}
