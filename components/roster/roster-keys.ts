import type { Inputs, Outputs } from "#components/api/client.ts";
import { LIMITS } from "#domain/limits.ts";

export type RosterPageData = Outputs["roster"]["list"];
export type RosterRow = RosterPageData["data"][number];
export type RosterFilter = Inputs["pages"]["roster"]["saveFilter"]["filter"];
export type SavedFilter = Outputs["pages"]["roster"]["filters"][number];
export type Reason = RosterRow["needsAttention"][number];
export type CohortChoice = { id: string; name: string };

/** Where what was read for the roster is kept: with the rest of the organization. */
export const rosterKeys = {
  rows: (slug: string) => ["organization", slug, "roster"] as const,
  filters: (slug: string) => ["organization", slug, "rosterFilters"] as const,
};

/** As many rows as the API gives at once; the page loads them all. */
export const ROSTER_A_PAGE = LIMITS.requests.pageSizeMost;
