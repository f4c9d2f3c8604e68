import { useTranslations } from "next-intl";
import { useId } from "react";
import { AppointmentList } from "./appointment-list.tsx";

type Props = { organizationSlug: string; applicantEmail: string };

/** Lists an applicant's upcoming appointments in the panel that staff have for them. */
export function AppointmentsOf({ organizationSlug, applicantEmail }: Props) {
  const t = useTranslations("appointments");
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-3 text-sm">
      <h3 id={headingId} className="font-semibold">
        {t("title")}
      </h3>
      <AppointmentList organizationSlug={organizationSlug} applicantEmail={applicantEmail} when="upcoming" />
    </section>
  );
}
