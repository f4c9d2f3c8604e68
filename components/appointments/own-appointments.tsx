import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { Panel } from "#components/applicant-home/panel.tsx";
import { ButtonAnchor } from "#components/ui/anchor.tsx";
import { Button } from "#components/ui/button.tsx";
import { AppointmentList } from "./appointment-list.tsx";
import { SlotDialog } from "./slot-dialog.tsx";

type Coach = Outputs["appointments"]["listCoaches"]["data"][number];

/** Shows an applicant their appointments in an organization, and whom they can book. */
export function OwnAppointments({ organizationSlug }: { organizationSlug: string }) {
  const t = useTranslations("appointments");
  const [booking, setBooking] = useState<Coach | null>(null);
  const coaches = useQuery(trpc.appointments.listCoaches.queryOptions({ organizationSlug }));
  const bookable = coaches.data?.data;
  return (
    <Panel title={t("own")}>
      <AppointmentList organizationSlug={organizationSlug} when="upcoming" />
      <h3 className="font-medium">{t("bookable")}</h3>
      <LoadFailed query={coaches} />
      {bookable?.length === 0 ? <p className="text-ink-muted">{t("noCoaches")}</p> : null}
      <ul aria-label={t("bookable")} className="grid gap-3 empty:hidden">
        {bookable?.map((coach) => (
          <li key={coach.coachId} className="flex items-center justify-between gap-3">
            <CoachFacts coach={coach} />
            {coach.link ? (
              <ButtonAnchor href={coach.link} target="_blank" rel="noreferrer nofollow" size="sm">
                {t("book")}
                <span className="sr-only"> {t("bookElsewhere", { name: coach.coachName })}</span>
                <ExternalLink aria-hidden />
              </ButtonAnchor>
            ) : (
              <Button
                size="sm"
                aria-label={t("bookWith", { name: coach.coachName })}
                onClick={() => setBooking(coach)}
              >
                {t("book")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {booking ? (
        <SlotDialog organizationSlug={organizationSlug} {...booking} onClose={() => setBooking(null)} />
      ) : null}
    </Panel>
  );
}

/** Shows staff an applicant's appointments as the applicant sees them. */
export function AppointmentsAsApplicant(query: { organizationSlug: string; applicantEmail: string }) {
  const t = useTranslations("appointments");
  return (
    <Panel title={t("own")}>
      <AppointmentList {...query} when="upcoming" isReadOnly />
    </Panel>
  );
}

function CoachFacts({ coach }: { coach: Coach }) {
  const t = useTranslations("appointments");
  const { coachName, isLead, link, minutes, place, hasVideo } = coach;
  const facts = [
    isLead ? t("lead") : null,
    link ? null : t("minutes", { minutes }),
    link ? null : place,
    hasVideo && !link ? t("video") : null,
  ];
  return (
    <div className="grid min-w-0 gap-0.5">
      <span className="font-medium wrap-anywhere">{coachName}</span>
      <span className="text-ink-muted wrap-anywhere">
        {facts.filter((fact) => fact !== null).join(" · ")}
      </span>
    </div>
  );
}
