import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { everyRow } from "#components/api/every-row.ts";
import { askedBy, contactFilterOf } from "#components/contact-log/contact-filter.ts";
import { ContactLogPage } from "#components/contact-log/contact-log-page.tsx";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { can } from "#domain/permissions.ts";
import { Arriving } from "../../../arriving.tsx";
import { parametersIn, type Query } from "../../../query.ts";
import { type OrganizationParams, organizationMetadata, readOrganization } from "../organization.ts";

export async function generateMetadata({ params }: OrganizationParams): Promise<Metadata> {
  return organizationMetadata(params, (await getTranslations("contactLog"))("title"));
}

type Props = OrganizationParams & { searchParams: Promise<Query> };

export default async function ContactLogRoute({ params, searchParams }: Props) {
  const [{ organizationSlug }, asked] = await Promise.all([params, searchParams]);
  const address = parametersIn(asked);
  return (
    <PageMessages namespaces={["api", "contactLog", "export"]}>
      <Arriving shape={<ListSkeleton />}>
        <ContactLog organizationSlug={organizationSlug} address={address} />
      </Arriving>
    </PageMessages>
  );
}

type ContactLogProps = { organizationSlug: string; address: URLSearchParams };

async function ContactLog({ organizationSlug, address }: ContactLogProps) {
  const { call, organization } = await readOrganization(organizationSlug);
  if (!can(organization.role, "contact_log.list")) notFound();
  const [cohorts, staff] = await Promise.all([
    everyRow((page) => call.cohorts.list({ organizationSlug, ...page })),
    everyRow((page) => call.caseload.listCoaches({ organizationSlug, ...page })),
  ]);
  const choices = new Set([...cohorts.map(({ id }) => id), ...staff.map(({ memberId }) => memberId)]);
  const initialFilter = contactFilterOf(address, choices);
  const given = { organizationSlug, ...askedBy(initialFilter) };
  const [report, list] = await Promise.all([call.contactLog.report(given), call.contactLog.list(given)]);
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
}
