import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { OrganizationInsightsPage } from "#components/organization-insights/organization-insights-page.tsx";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { can } from "#domain/permissions.ts";
import { Arriving } from "../../../arriving.tsx";
import { nullWhenOverSeats } from "../null-when-over-seats.ts";
import { type OrganizationParams, readOrganization } from "../organization.ts";

export async function generateMetadata({ params }: OrganizationParams): Promise<Metadata> {
  const { organization } = await readOrganization((await params).organizationSlug);
  const t = await getTranslations("organizationInsights");
  return { title: `${t("title")} · ${organization.name}` };
}

export default async function OrganizationInsightsRoute({ params }: OrganizationParams) {
  const { organizationSlug } = await params;
  return (
    <PageMessages namespaces={["api", "billing", "insights", "organizationInsights"]}>
      <Arriving shape={<ListSkeleton />}>
        <Insights organizationSlug={organizationSlug} />
      </Arriving>
    </PageMessages>
  );
}

async function Insights({ organizationSlug }: { organizationSlug: string }) {
  const { call, organization } = await readOrganization(organizationSlug);
  if (!can(organization.role, "organization_insights.get")) notFound();
  const initial = await nullWhenOverSeats(call.organizationInsights.getReport({ organizationSlug }));
  return <OrganizationInsightsPage organization={organization} initial={initial} readAt={Date.now()} />;
}
