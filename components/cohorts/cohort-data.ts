import type { Outputs } from "#components/api/client.ts";
import type { Outcome } from "#domain/placement.ts";

export type Cohort = Outputs["cohorts"]["list"]["data"][number];
export type CohortFigures = Outputs["organizationInsights"]["get"]["cohorts"][number];
/** A person's membership in a cohort. */
export type Person = Outputs["cohortMemberships"]["listPeople"]["data"][number];
export type Departure = NonNullable<Person["departureReason"]>;

/** Returns the numbers behind a cohort's placement rate. */
export function outcomeOf(figures: CohortFigures | undefined): Outcome | undefined {
  return figures && { placed: figures.placements, n: figures.placementRate.n };
}
