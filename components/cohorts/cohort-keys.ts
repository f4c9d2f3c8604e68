import type { Outputs } from "#components/api/client.ts";
import { organizationKeys } from "#components/organizations/organization-keys.ts";

export type Cohort = Outputs["cohorts"]["list"]["data"][number];
export type CohortFigures = Outputs["organizationInsights"]["get"]["cohorts"][number];
export type Stint = Outputs["cohortMemberships"]["list"]["data"][number];
export type Departure = NonNullable<Stint["departureReason"]>;

/** Where what was read of cohorts is kept: with the rest of the organization. */
export const cohortKeys = {
  list: (slug: string) => [...organizationKeys.cohorts(slug), "all"] as const,
  figures: (slug: string) => ["organization", slug, "insights"] as const,
  stints: (slug: string, cohortId: string) => ["organization", slug, "stints", cohortId] as const,
  applicants: (slug: string) => ["organization", slug, "applicants"] as const,
};
