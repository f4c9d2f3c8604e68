import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AsApplicant } from "#components/applicant-home/as-applicant.tsx";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { can } from "#domain/permissions.ts";
import { Arriving } from "../../../arriving.tsx";
import { notFoundWhenAbsent } from "../../../not-found-when-absent.ts";
import { nullWhenOverSeats } from "../null-when-over-seats.ts";
import { type OrganizationParams, organizationMetadata, readOrganization } from "../organization.ts";

type Props = OrganizationParams & { searchParams: Promise<{ applicant?: string | string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return organizationMetadata(params, (await getTranslations("roster.panel"))("asApplicant"));
}

export default async function AsApplicantRoute({ params, searchParams }: Props) {
  const [{ organizationSlug }, { applicant }] = await Promise.all([params, searchParams]);
  if (typeof applicant !== "string") notFound();
  return (
    <PageMessages
      namespaces={[
        "api",
        "applicantHome",
        "appointments",
        "assignedTasks",
        "contactLog",
        "files",
        "outcomeEntry",
        "outcomes",
        "sharing",
        "thread",
      ]}
    >
      <Arriving shape={<ListSkeleton />}>
        <Seen organizationSlug={organizationSlug} applicantEmail={applicant} />
      </Arriving>
    </PageMessages>
  );
}

type SeenProps = { organizationSlug: string; applicantEmail: string };

async function Seen({ organizationSlug, applicantEmail }: SeenProps) {
  const { call, organization } = await readOrganization(organizationSlug);
  if (!can(organization.role, "roster.list")) notFound();
  const own = await nullWhenOverSeats(
    notFoundWhenAbsent(call.roster.getAsApplicant({ organizationSlug, applicantEmail })),
  );
  // The roster says what to do about the seats.
  if (own === null) redirect(`/o/${organizationSlug}`);
  return <AsApplicant organization={organization} applicantEmail={applicantEmail} own={own} />;
}
