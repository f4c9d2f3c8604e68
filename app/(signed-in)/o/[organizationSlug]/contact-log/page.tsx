import { everyRow } from "#components/api/every-row.ts";
import { contactFilterOf, inputOf } from "#components/contact-log/contact-filter.ts";
import { ContactLogPage } from "#components/contact-log/contact-log-page.tsx";
import { organizationRoute, organizationTitle } from "../organization.tsx";

export const generateMetadata = organizationTitle("contactLog.title");

export default organizationRoute(
  { permission: "contact_log.list", namespaces: ["api", "contactLog", "export"] },
  async ({ call, organizationSlug, address }) => {
    const [cohorts, staff] = await Promise.all([
      everyRow((page) => call.cohorts.list({ organizationSlug, ...page })),
      everyRow((page) => call.caseload.listCoaches({ organizationSlug, ...page })),
    ]);
    const choices = new Set([...cohorts.map(({ id }) => id), ...staff.map(({ memberId }) => memberId)]);
    const initialFilter = contactFilterOf(address, choices);
    const input = { organizationSlug, ...inputOf(initialFilter) };
    const [report, list] = await Promise.all([
      call.contactLog.report(input),
      call.contactLog.listShown(input),
    ]);
    return (
      <ContactLogPage
        organizationSlug={organizationSlug}
        cohorts={cohorts.map(({ id, name }) => ({ id, name }))}
        coaches={staff.map(({ memberId, displayName, email }) => ({
          id: memberId,
          name: displayName ?? email,
        }))}
        initialFilter={initialFilter}
        initial={{ report, list }}
      />
    );
  },
);
