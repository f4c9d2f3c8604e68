"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Panel } from "#components/applicant-home/panel.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { SegmentedControl } from "#components/ui/segmented-control.tsx";
import { AppointmentList } from "./appointment-list.tsx";
import { BookingPageForm } from "./page/booking-page-form.tsx";
import { BusyCalendar } from "./page/busy-calendar.tsx";
import type { BookingPage } from "./page/written-page.ts";

type Props = { organizationSlug: string; initial: BookingPage | null };

/** Shows a member of staff what applicants booked with them, and their booking page. */
export function StaffAppointments({ organizationSlug, initial }: Props) {
  const t = useTranslations("appointments");
  const [when, setWhen] = useState<"upcoming" | "past">("upcoming");
  return (
    <div className="page-wide grid gap-6">
      <PageHeader title={t("title")} description={t("description")} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel title={t("booked")}>
          <SegmentedControl
            label={t("when")}
            name="when"
            value={when}
            onValueChange={setWhen}
            segments={[
              { value: "upcoming", label: t("upcoming") },
              { value: "past", label: t("past") },
            ]}
            className="justify-self-start"
          />
          <AppointmentList key={when} organizationSlug={organizationSlug} when={when} />
        </Panel>
        <Panel title={t("page.title")}>
          <p className="text-ink-muted">{t("page.text")}</p>
          <BookingPageForm organizationSlug={organizationSlug} initial={initial} />
          <BusyCalendar organizationSlug={organizationSlug} />
        </Panel>
      </div>
    </div>
  );
}
