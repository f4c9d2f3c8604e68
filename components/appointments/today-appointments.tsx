"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { Card } from "#components/ui/card.tsx";
import { AppointmentLine } from "./appointment-line.tsx";

type Appointments = Outputs["appointments"]["listUpcoming"];

/** Lists on Today the person's upcoming appointments, as applicant and as coach; renders nothing if there are none. */
export function UpcomingAppointments({ initial }: { initial: Appointments }) {
  const t = useTranslations("appointments");
  const { data } = useQuery(trpc.appointments.listUpcoming.queryOptions({}, { initialData: initial }));
  return <Section title={t("today")} appointments={data} />;
}

/** Lists on Today a coach's appointments of the last days that aren't in the contact log; renders nothing if there are none. */
export function UnloggedAppointments({ initial }: { initial: Appointments }) {
  const t = useTranslations("appointments");
  const { data } = useQuery(trpc.appointments.listUnlogged.queryOptions({}, { initialData: initial }));
  return <Section title={t("unlogged")} appointments={data} />;
}

function Section({ title, appointments }: { title: string; appointments: Appointments }) {
  const headingId = useId();
  if (appointments.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Card className="grid gap-3 p-4 text-sm sm:px-5">
        <h2 id={headingId} className="text-base font-semibold">
          {title}
        </h2>
        <ul aria-labelledby={headingId} className="grid gap-4">
          {appointments.map((appointment) => (
            <AppointmentLine key={appointment.id} appointment={appointment} showsOrganization />
          ))}
        </ul>
      </Card>
    </section>
  );
}
