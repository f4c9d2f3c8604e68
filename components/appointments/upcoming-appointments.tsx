"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { Card } from "#components/ui/card.tsx";
import { AppointmentLine } from "./appointment-line.tsx";

type Upcoming = Outputs["appointments"]["listUpcoming"];

/** Lists on Today the person's upcoming appointments, as applicant and as coach; renders nothing if there are none. */
export function UpcomingAppointments({ initial }: { initial: Upcoming }) {
  const t = useTranslations("appointments");
  const headingId = useId();
  const { data } = useQuery(trpc.appointments.listUpcoming.queryOptions({}, { initialData: initial }));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mx-auto w-full max-w-4xl px-4 pt-6 sm:px-8">
      <Card className="grid gap-3 p-4 text-sm sm:px-5">
        <h2 id={headingId} className="text-base font-semibold">
          {t("today")}
        </h2>
        <ul aria-labelledby={headingId} className="grid gap-4">
          {data.map((appointment) => (
            <AppointmentLine key={appointment.id} appointment={appointment} showsOrganization />
          ))}
        </ul>
      </Card>
    </section>
  );
}
