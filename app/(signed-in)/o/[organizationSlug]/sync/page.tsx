import { notFound } from "next/navigation";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { RosterSyncPage } from "#components/roster-sync/roster-sync-page.tsx";
import { can } from "#domain/permissions.ts";
import { type OrganizationParams, organizationTitle, readOrganization } from "../organization.tsx";

export const generateMetadata = organizationTitle("rosterSync.title");

export default async function RosterSyncRoute({ params }: OrganizationParams) {
  const { organizationSlug } = await params;
  const { call, organization } = await readOrganization(organizationSlug);
  if (!can(organization.role, "roster_syncs.create")) notFound();
  const { data: fields } = await call.rosterRecords.listFields({ organizationSlug });
  return (
    <PageMessages namespaces={["rosterSync"]}>
      <RosterSyncPage
        organizationSlug={organizationSlug}
        fields={fields.filter(({ isStated }) => !isStated).map(({ name }) => name)}
      />
    </PageMessages>
  );
}
