import { notFound } from "next/navigation";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { WebhookManager } from "#components/webhooks/webhooks.tsx";
import { LIMITS } from "#domain/limits.ts";
import { can } from "#domain/permissions.ts";
import { type OrganizationParams, organizationTitle, readOrganization } from "../../organization.tsx";

export const generateMetadata = organizationTitle("webhooks.title");

export default async function OrganizationWebhooksRoute({ params }: OrganizationParams) {
  const { organizationSlug } = await params;
  const { call, organization } = await readOrganization(organizationSlug);
  if (!can(organization.role, "organization_webhooks.manage")) notFound();
  const limit = LIMITS.requests.pageSizeMost;
  const initial = await call.organizationWebhooks.list({ organizationSlug, limit });
  return (
    <PageMessages namespaces={["api", "webhooks"]}>
      <div className="page">
        <WebhookManager initial={initial} organizationSlug={organizationSlug} />
      </div>
    </PageMessages>
  );
}
