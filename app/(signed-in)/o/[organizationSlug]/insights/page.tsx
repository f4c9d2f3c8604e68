import { everyRow } from "#components/api/every-row.ts";
import { OrganizationInsightsPage } from "#components/organization-insights/organization-insights-page.tsx";
import { inputOf, reportFilterOf } from "#components/organization-insights/report-filter.ts";
import { nullWhenOverSeats } from "../null-when-over-seats.ts";
import { organizationRoute, organizationTitle } from "../organization.tsx";

export const generateMetadata = organizationTitle("organizationInsights.title");

export default organizationRoute(
  {
    permission: "organization_insights.get",
    namespaces: ["api", "billing", "insights", "organizationInsights"],
  },
  async ({ call, organization, organizationSlug, address }) => {
    const readAt = Date.now();
    const today = new Date(readAt).toISOString().slice(0, 10);
    const cohorts = await everyRow((page) => call.cohorts.list({ organizationSlug, ...page }));
    const named = reportFilterOf(address);
    const isKnown = cohorts.some(({ id }) => id === named.cohortId);
    const initialFilter = isKnown ? named : { ...named, cohortId: null };
    const initial = await nullWhenOverSeats(
      call.organizationInsights.getReport({ organizationSlug, ...inputOf(initialFilter, today) }),
    );
    return (
      <OrganizationInsightsPage
        organization={organization}
        initial={initial}
        readAt={readAt}
        today={today}
        cohorts={cohorts.map(({ id, name }) => ({ id, name })).sort((a, b) => (a.id < b.id ? 1 : -1))}
        initialFilter={initialFilter}
      />
    );
  },
);
