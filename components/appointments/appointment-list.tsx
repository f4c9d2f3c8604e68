import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { trpc } from "#components/api/client.ts";
import { LoadState } from "#components/api/load-state.tsx";
import { inPages, MoreButton } from "#components/api/more-button.tsx";
import { AppointmentLine } from "./appointment-line.tsx";

type Props = {
  organizationSlug: string;
  applicantEmail?: string;
  when: "upcoming" | "past";
  isReadOnly?: boolean;
};

/** The number of appointments that are shown at first. */
const AT_FIRST = 10;

/** Lists the reader's appointments in an organization or, for staff, an applicant's. */
export function AppointmentList({ organizationSlug, applicantEmail, when, isReadOnly = false }: Props) {
  const t = useTranslations("appointments");
  const list = useInfiniteQuery(
    trpc.appointments.list.infiniteQueryOptions(
      { organizationSlug, when, limit: AT_FIRST, ...(applicantEmail ? { applicantEmail } : {}) },
      inPages,
    ),
  );
  const shown = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <>
      <LoadState query={list} skeleton="h-16" />
      {list.data && shown.length === 0 ? <p className="text-sm text-ink-muted">{t(`none.${when}`)}</p> : null}
      <ul aria-label={t(when)} className="grid gap-4 empty:hidden">
        {shown.map((appointment) => (
          <AppointmentLine
            key={appointment.id}
            appointment={appointment}
            showsCoach={applicantEmail !== undefined}
            isReadOnly={isReadOnly}
          />
        ))}
      </ul>
      <MoreButton list={list} label={t("more")} className="" />
    </>
  );
}
