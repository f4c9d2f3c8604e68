import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { everyRow } from "#components/api/every-row.ts";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { OrganizationInsightsPage } from "#components/organization-insights/organization-insights-page.tsx";
import { askedBy, reportFilterOf } from "#components/organization-insights/report-filter.ts";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { can } from "#domain/permissions.ts";
import { Arriving } from "../../../arriving.tsx";
import { parametersIn, type Query } from "../../../query.ts";
import { nullWhenOverSeats } from "../null-when-over-seats.ts";
import { type OrganizationParams, organizationMetadata, readOrganization } from "../organization.ts";

export async function generateMetadata({ params }: OrganizationParams): Promise<Metadata> {
  return organizationMetadata(params, (await getTranslations("organizationInsights"))("title"));
}

type Props = OrganizationParams & { searchParams: Promise<Query> };

export default async function OrganizationInsightsRoute({ params, searchParams }: Props) {
  const [{ organizationSlug }, asked] = await Promise.all([params, searchParams]);
  const address = parametersIn(asked);
  return (
    <PageMessages namespaces={["api", "billing", "insights", "organizationInsights"]}>
      <Arriving shape={<ListSkeleton />}>
        <Insights organizationSlug={organizationSlug} address={address} />
      </Arriving>
    </PageMessages>
  );
}

async function Insights({
  organizationSlug,
  address,
}: {
  organizationSlug: string;
  address: URLSearchParams;
}) {
  const { call, organization } = await readOrganization(organizationSlug);
  if (!can(organization.role, "organization_insights.get")) notFound();
  const readAt = Date.now();
  const today = new Date(readAt).toISOString().slice(0, 10);
  const cohorts = await everyRow((page) => call.cohorts.list({ organizationSlug, ...page }));
  const named = reportFilterOf(address);
  const isKnown = cohorts.some(({ id }) => id === named.cohortId);
  const initialFilter = isKnown ? named : { ...named, cohortId: null };
  const initial = await nullWhenOverSeats(
    call.organizationInsights.getReport({ organizationSlug, ...askedBy(initialFilter, today) }),
  );
  return (
    <OrganizationInsightsPage
      organization={organization}
      initial={initial}
      readAt={readAt}
      today={today}
      cohorts={cohorts
        .map(({ id, name }) => ({ id, name }))
        .sort((one, other) => (one.id < other.id ? 1 : -1))}
      initialFilter={initialFilter}
    />
  );
}
