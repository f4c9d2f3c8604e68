import type { Inputs, Outputs } from "#components/api/client.ts";
import { LIMITS } from "#domain/limits.ts";

export type RosterPageData = Outputs["roster"]["list"];
export type RosterRow = RosterPageData["data"][number];
export type RosterFilter = NonNullable<Inputs["roster"]["setFilter"]["filter"]>;
export type SavedFilter = Outputs["roster"]["listFilters"][number];
export type Reason = RosterRow["needsAttention"][number];
export type CohortChoice = { id: string; name: string };
export type CoachChoice = { id: string; name: string };

/** The most rows per API response; the page loads all pages. */
export const ROSTER_A_PAGE = LIMITS.requests.pageSizeMost;
