import { StaffAppointments } from "#components/appointments/staff-appointments.tsx";
import { organizationRoute, organizationTitle } from "../organization.tsx";

export const generateMetadata = organizationTitle("appointments.title");

export default organizationRoute(
  { permission: "appointments.offer", namespaces: ["api", "appointments"] },
  async ({ call, organizationSlug }) => {
    const { page } = await call.appointments.getPage({ organizationSlug });
    return <StaffAppointments organizationSlug={organizationSlug} initial={page} />;
  },
);
