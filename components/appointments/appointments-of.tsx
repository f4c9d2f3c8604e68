import { useTranslations } from "next-intl";
import { useId } from "react";
import { TextLink } from "#components/ui/text-link.tsx";
import { AppointmentList } from "./appointment-list.tsx";

type Props = { organizationSlug: string; applicantEmail: string };

/** Lists an applicant's upcoming appointments in the panel that staff have for them. */
export function AppointmentsOf({ organizationSlug, applicantEmail }: Props) {
  const t = useTranslations("appointments");
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-3 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 id={headingId} className="font-semibold">
          {t("title")}
        </h3>
        <TextLink href={`/o/${organizationSlug}/appointments`}>{t("page.title")}</TextLink>
      </div>
      <p className="text-ink-muted">{t("bookedByThem")}</p>
      <AppointmentList organizationSlug={organizationSlug} applicantEmail={applicantEmail} when="upcoming" />
    </section>
  );
}
