"use client";
import { X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "#components/ui/button.tsx";
import { DateField } from "#components/ui/date-input.tsx";
import { dateTimeFormat } from "#domain/formatters.ts";

type Props = { days: readonly string[]; onChange: (days: string[]) => void };

/** Asks for the days on which no one can be booked. */
export function DaysOff({ days, onChange }: Props) {
  const t = useTranslations("appointments.page");
  const locale = useLocale();
  const [typed, setTyped] = useState("");
  const written = (day: string) =>
    dateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));
  return (
    <div className="grid gap-2">
      <DateField
        label={t("addDay")}
        value={typed}
        onChange={(day) => {
          const isDay = /^\d{4}-\d\d-\d\d$/.test(day);
          setTyped(isDay ? "" : day);
          if (isDay) onChange([...new Set([...days, day])].sort());
        }}
      />
      <ul aria-label={t("daysOff")} className="flex flex-wrap gap-2 empty:hidden">
        {days.map((day) => (
          <li key={day} className="flex items-center gap-1 rounded-control bg-sunken pl-2.5 text-sm">
            {written(day)}
            <IconButton
              label={`${t("removeDay")} ${written(day)}`}
              onClick={() => onChange(days.filter((one) => one !== day))}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
