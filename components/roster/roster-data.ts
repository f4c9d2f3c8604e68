import type { Inputs, Outputs } from "#components/api/client.ts";
import type { Flag } from "#domain/attention.ts";
import { LIMITS } from "#domain/limits.ts";

export type RosterPageData = Outputs["roster"]["listShown"];
export type OwingFeedback = Outputs["roster"]["listOwingFeedback"];
export type RosterRow = RosterPageData["data"][number];
/** A row as the page shows it. */
export type ShownRow = RosterRow & { readonly flags: readonly Flag[]; readonly newsAt?: string | null };
export type RosterFilter = NonNullable<Inputs["roster"]["setFilter"]["filter"]>;
export type SavedFilter = Outputs["roster"]["listFilters"][number];
export type Reason = RosterRow["needsAttention"][number];
/** A field that the organization keeps about its applicants. */
export type Field = Outputs["rosterRecords"]["listFields"]["data"][number];
export type CohortChoice = { id: string; name: string };
export type CoachChoice = { id: string; name: string };

/** The most rows per API response; the page loads all pages. */
export const ROSTER_A_PAGE = LIMITS.requests.pageSizeMost;
