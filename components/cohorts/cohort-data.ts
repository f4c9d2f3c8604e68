import type { Outputs } from "#components/api/client.ts";
import type { Outcome } from "#domain/placement.ts";

export type Cohort = Outputs["cohorts"]["list"]["data"][number];
export type CohortFigures = Outputs["organizationInsights"]["get"]["cohorts"][number];
/** Somebody's time in a cohort. */
export type Person = Outputs["cohortMemberships"]["listPeople"]["data"][number];
export type Departure = NonNullable<Person["departureReason"]>;

/** Returns what counts for the placement rate of a cohort. */
export function outcomeOf(figures: CohortFigures | undefined): Outcome | undefined {
  return figures && { placed: figures.placements, n: figures.placementRate.n };
}
