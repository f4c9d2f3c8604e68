import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { StaffAppointments } from "#components/appointments/staff-appointments.tsx";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { can } from "#domain/permissions.ts";
import { Arriving } from "../../../arriving.tsx";
import { type OrganizationParams, organizationMetadata, readOrganization } from "../organization.ts";

export async function generateMetadata({ params }: OrganizationParams): Promise<Metadata> {
  return organizationMetadata(params, (await getTranslations("appointments"))("title"));
}

export default async function AppointmentsRoute({ params }: OrganizationParams) {
  const { organizationSlug } = await params;
  return (
    <PageMessages namespaces={["api", "appointments"]}>
      <Arriving shape={<ListSkeleton />}>
        <Appointments organizationSlug={organizationSlug} />
      </Arriving>
    </PageMessages>
  );
}

async function Appointments({ organizationSlug }: { organizationSlug: string }) {
  const { call, organization } = await readOrganization(organizationSlug);
  if (!can(organization.role, "appointments.offer")) notFound();
  const { page } = await call.appointments.getPage({ organizationSlug });
  return <StaffAppointments organizationSlug={organizationSlug} initial={page} />;
}
