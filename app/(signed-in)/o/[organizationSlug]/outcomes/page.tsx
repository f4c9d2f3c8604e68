import { everyRow } from "#components/api/every-row.ts";
import { inputOf, outcomeFilterOf } from "#components/outcomes/outcome-filter.ts";
import { OutcomesPage } from "#components/outcomes/outcomes-page.tsx";
import { organizationRoute, organizationTitle } from "../organization.tsx";

export const generateMetadata = organizationTitle("outcomes.title");

export default organizationRoute(
  { permission: "outcomes.report", namespaces: ["api", "export", "files", "outcomeEntry", "outcomes"] },
  async ({ call, organization, organizationSlug, address }) => {
    const cohorts = await everyRow((page) => call.cohorts.list({ organizationSlug, ...page }));
    const named = outcomeFilterOf(address);
    const isKnown = cohorts.some(({ id }) => id === named.cohortId);
    const initialFilter = isKnown ? named : { ...named, cohortId: null };
    const [chosen, own, proposals] = await Promise.all([
      call.outcomes.report({ organizationSlug, ...inputOf(initialFilter) }),
      call.outcomes.report({ organizationSlug, ...inputOf(initialFilter, "own") }),
      call.outcomes.listProposals({ organizationSlug }),
    ]);
    return (
      <OutcomesPage
        organizationSlug={organizationSlug}
        organizationName={organization.name}
        readAt={new Date().toISOString()}
        cohorts={cohorts.map(({ id, name }) => ({ id, name }))}
        initialFilter={initialFilter}
        initial={{ chosen, own, proposals }}
      />
    );
  },
);
