import type { Outputs } from "#components/api/client.ts";

export type Cohort = Outputs["cohorts"]["list"]["data"][number];
export type CohortFigures = Outputs["organizationInsights"]["get"]["cohorts"][number];
export type Stint = Outputs["cohortMemberships"]["list"]["data"][number];
export type Departure = NonNullable<Stint["departureReason"]>;
