import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { everyRow } from "#components/api/every-row.ts";
import { CohortsPage } from "#components/cohorts/cohorts-page.tsx";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { LeftOutProvider } from "#components/left-out/left-out.tsx";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { can } from "#domain/permissions.ts";
import { Arriving } from "../../../arriving.tsx";
import { nullWhenOverSeats } from "../null-when-over-seats.ts";
import { type OrganizationParams, organizationMetadata, readOrganization } from "../organization.ts";

export async function generateMetadata({ params }: OrganizationParams): Promise<Metadata> {
  return organizationMetadata(params, (await getTranslations("cohorts"))("title"));
}

export default async function CohortsRoute({ params }: OrganizationParams) {
  const { organizationSlug } = await params;
  return (
    <PageMessages namespaces={["api", "assignedTasks", "cohorts", "leftOut", "memberships"]}>
      <Arriving shape={<ListSkeleton />}>
        <LeftOutProvider>
          <Cohorts organizationSlug={organizationSlug} />
        </LeftOutProvider>
      </Arriving>
    </PageMessages>
  );
}

async function Cohorts({ organizationSlug }: { organizationSlug: string }) {
  const { call, organization } = await readOrganization(organizationSlug);
  if (!can(organization.role, "cohorts.list")) notFound();
  const [cohorts, insights] = await Promise.all([
    everyRow((page) => call.cohorts.list({ organizationSlug, ...page })),
    nullWhenOverSeats(call.organizationInsights.get({ organizationSlug })),
  ]);
  return <CohortsPage organization={organization} cohorts={cohorts} figures={insights?.cohorts ?? null} />;
}
