import { LIMITS } from "#domain/limits.ts";
import type { RosterFilter } from "../roster-data.ts";

import { EVERYBODY, REASONS, SORTS } from "./roster-filter.ts";

/** A filter as it stands in the page's address; what is as usual is left out. */
export function addressOf({ attention, cohortId, search, sort }: RosterFilter): URLSearchParams {
  const address = new URLSearchParams();
  if (attention.length > 0) address.set("attention", attention.join(","));
  if (cohortId !== null) address.set("cohort", cohortId);
  if (search.trim() !== "") address.set("search", search.trim());
  if (sort !== EVERYBODY.sort) address.set("sort", sort);
  return address;
}

/** The filter that an address names; what it misspells is as usual. */
export function filterOf(address: URLSearchParams): RosterFilter {
  const named = address.get("attention")?.split(",") ?? [];
  const sort = SORTS.find((one) => one === address.get("sort"));
  return {
    attention: REASONS.filter((reason) => named.includes(reason)),
    cohortId: address.get("cohort"),
    search: (address.get("search") ?? "").slice(0, LIMITS.text.title),
    sort: sort ?? EVERYBODY.sort,
  };
}
