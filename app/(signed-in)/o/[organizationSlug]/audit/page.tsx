import { EVENTS_A_PAGE } from "#components/audit/audit-log.ts";
import { AuditPage } from "#components/audit/audit-page.tsx";
import { organizationRoute, organizationTitle } from "../organization.tsx";

export const generateMetadata = organizationTitle("audit.title");

export default organizationRoute(
  { permission: "audit_events.list", namespaces: ["api", "audit"] },
  async ({ call, organizationSlug }) => {
    const initial = await call.auditEvents.search({ organizationSlug, limit: EVENTS_A_PAGE });
    return <AuditPage organizationSlug={organizationSlug} initial={initial} />;
  },
);
