import { everyRow } from "#components/api/every-row.ts";
import { CohortsPage } from "#components/cohorts/cohorts-page.tsx";
import { LeftOutProvider } from "#components/left-out/left-out.tsx";
import { nullWhenOverSeats } from "../null-when-over-seats.ts";
import { organizationRoute, organizationTitle } from "../organization.tsx";

export const generateMetadata = organizationTitle("cohorts.title");

export default organizationRoute(
  { permission: "cohorts.list", namespaces: ["api", "assignedTasks", "cohorts", "leftOut", "memberships"] },
  async ({ call, organization, organizationSlug }) => {
    const [cohorts, insights] = await Promise.all([
      everyRow((page) => call.cohorts.list({ organizationSlug, ...page })),
      nullWhenOverSeats(call.organizationInsights.get({ organizationSlug })),
    ]);
    const figures = insights?.cohorts ?? null;
    return (
      <LeftOutProvider>
        <CohortsPage organization={organization} cohorts={cohorts} figures={figures} />
      </LeftOutProvider>
    );
  },
);
