"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { Card } from "#components/ui/card.tsx";
import { AppointmentLine } from "./appointment-line.tsx";

type Props = { show: "upcoming" | "unlogged"; initial: Outputs["appointments"]["listOwn"] };

/**
 * Lists on Today the person's upcoming appointments, or a coach's of the last days that aren't in the contact log; renders nothing if there
 * are none.
 */
export function TodayAppointments({ show, initial }: Props) {
  const t = useTranslations("appointments");
  const headingId = useId();
  const { data } = useQuery(trpc.appointments.listOwn.queryOptions({ show }, { initialData: initial }));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Card className="grid gap-3 p-4 text-sm sm:px-5">
        <h2 id={headingId} className="text-base font-semibold">
          {t(show === "upcoming" ? "today" : "unlogged")}
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
