import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { everyRow } from "#components/api/every-row.ts";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { askedBy, outcomeFilterOf } from "#components/outcomes/outcome-filter.ts";
import { OutcomesPage } from "#components/outcomes/outcomes-page.tsx";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { can } from "#domain/permissions.ts";
import { Arriving } from "../../../arriving.tsx";
import { parametersIn, type Query } from "../../../query.ts";
import { type OrganizationParams, organizationMetadata, readOrganization } from "../organization.ts";

export async function generateMetadata({ params }: OrganizationParams): Promise<Metadata> {
  return organizationMetadata(params, (await getTranslations("outcomes"))("title"));
}

type Props = OrganizationParams & { searchParams: Promise<Query> };

export default async function OutcomesRoute({ params, searchParams }: Props) {
  const [{ organizationSlug }, asked] = await Promise.all([params, searchParams]);
  const address = parametersIn(asked);
  return (
    <PageMessages namespaces={["api", "export", "files", "outcomeEntry", "outcomes"]}>
      <Arriving shape={<ListSkeleton />}>
        <Outcomes organizationSlug={organizationSlug} address={address} />
      </Arriving>
    </PageMessages>
  );
}

async function Outcomes({
  organizationSlug,
  address,
}: {
  organizationSlug: string;
  address: URLSearchParams;
}) {
  const { call, organization } = await readOrganization(organizationSlug);
  if (!can(organization.role, "outcomes.report")) notFound();
  const cohorts = await everyRow((page) => call.cohorts.list({ organizationSlug, ...page }));
  const named = outcomeFilterOf(address);
  const isKnown = cohorts.some(({ id }) => id === named.cohortId);
  const initialFilter = isKnown ? named : { ...named, cohortId: null };
  const [chosen, own, proposals] = await Promise.all([
    call.outcomes.report({ organizationSlug, ...askedBy(initialFilter) }),
    call.outcomes.report({ organizationSlug, ...askedBy(initialFilter, "own") }),
    call.outcomes.listProposals({ organizationSlug }),
  ]);
  return (
    <OutcomesPage
      organizationSlug={organizationSlug}
      organizationName={organization.name}
      readAt={new Date().toISOString()}
      cohorts={cohorts.map(({ id, name }) => ({ id, name }))}
      initialFilter={initialFilter}
      initial={{ chosen, own, proposals }}
    />
  );
}
