import { useQuery } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { trpc } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { AppointmentList } from "./appointment-list.tsx";
import { SlotDialog } from "./slot-dialog.tsx";

type Props = { organizationSlug: string; applicant: { email: string; name: string } };

/** Lists an applicant's upcoming appointments in the roster's panel. Staff with free times can book one for the applicant. */
export function AppointmentsOf({ organizationSlug, applicant }: Props) {
  const t = useTranslations("appointments");
  const headingId = useId();
  const [isBooking, setBooking] = useState(false);
  const { data } = useQuery(trpc.appointments.listCoaches.queryOptions({ organizationSlug }));
  const own = data?.data.find(({ isYou, link }) => isYou && link === null);
  return (
    <section aria-labelledby={headingId} className="grid gap-3 text-sm">
      {/* As high as the button before it is known whether the reader has hours. */}
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2 pointer-coarse:min-h-11">
        <h3 id={headingId} className="font-semibold">
          {t("title")}
        </h3>
        {own ? (
          <Button size="sm" onClick={() => setBooking(true)}>
            <CalendarPlus aria-hidden />
            {t("bookForThem")}
          </Button>
        ) : data ? (
          <TextLink href={`/o/${organizationSlug}/appointments`}>{t("page.title")}</TextLink>
        ) : null}
      </div>
      <AppointmentList organizationSlug={organizationSlug} applicantEmail={applicant.email} when="upcoming" />
      {data && !own ? <p className="text-ink-muted">{t("bookNeedsHours")}</p> : null}
      {own && isBooking ? (
        <SlotDialog
          organizationSlug={organizationSlug}
          {...own}
          applicant={applicant}
          onClose={() => setBooking(false)}
        />
      ) : null}
    </section>
  );
}
