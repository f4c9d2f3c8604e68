import type { Outputs } from "#components/api/client.ts";

export type Cohort = Outputs["cohorts"]["list"]["data"][number];
export type CohortFigures = Outputs["organizationInsights"]["get"]["cohorts"][number];
/** A person's membership in a cohort. */
export type Person = Outputs["cohortMemberships"]["listPeople"]["data"][number];
export type Departure = NonNullable<Person["departureReason"]>;
