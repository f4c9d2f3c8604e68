import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { EVENTS_A_PAGE } from "#components/audit/audit-log.ts";
import { AuditPage } from "#components/audit/audit-page.tsx";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { can } from "#domain/permissions.ts";
import { Arriving } from "../../../arriving.tsx";
import { type OrganizationParams, organizationMetadata, readOrganization } from "../organization.ts";

export async function generateMetadata({ params }: OrganizationParams): Promise<Metadata> {
  return organizationMetadata(params, (await getTranslations("audit"))("title"));
}

export default async function AuditRoute({ params }: OrganizationParams) {
  const { organizationSlug } = await params;
  return (
    <PageMessages namespaces={["api", "audit"]}>
      <Arriving shape={<ListSkeleton />}>
        <Audit organizationSlug={organizationSlug} />
      </Arriving>
    </PageMessages>
  );
}

async function Audit({ organizationSlug }: { organizationSlug: string }) {
  const { call, organization } = await readOrganization(organizationSlug);
  if (!can(organization.role, "audit_events.list")) notFound();
  const initial = await call.auditEvents.search({ organizationSlug, limit: EVENTS_A_PAGE });
  return <AuditPage organizationSlug={organizationSlug} initial={initial} />;
}
