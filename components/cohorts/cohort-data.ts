import { api, type Outputs, trpc } from "#components/api/client.ts";
import { everyRow } from "#components/api/every-row.ts";

export type Cohort = Outputs["cohorts"]["list"]["data"][number];
export type CohortFigures = Outputs["organizationInsights"]["get"]["cohorts"][number];
/** A person's membership in a cohort. */
export type Person = Outputs["cohortMemberships"]["listPeople"]["data"][number];
export type Departure = NonNullable<Person["departureReason"]>;

/** Returns the query for all cohorts of an organization, or for those that are active. */
export function cohortsQuery(organizationSlug: string, filter: { archived?: false } = {}) {
  const query = { organizationSlug, ...filter };
  return {
    queryKey: [...trpc.cohorts.list.queryKey(query), "all"],
    queryFn: () => everyRow((page) => api.cohorts.list.query({ ...query, ...page })),
  };
}
