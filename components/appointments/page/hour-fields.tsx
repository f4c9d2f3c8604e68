import { X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ReadBy } from "#components/editing/read-by.tsx";
import { TimeZoneField } from "#components/time-zones/time-zone-field.tsx";
import { IconButton } from "#components/ui/button.tsx";
import { DateField } from "#components/ui/date-input.tsx";
import { SelectField, TextField } from "#components/ui/fields.tsx";
import { linkField } from "#components/ui/input.tsx";
import { dateTimeFormat } from "#domain/formatters.ts";
import { LIMITS } from "#domain/limits.ts";
import { isCalendarDay } from "#domain/time.ts";
import { WeeklyHours } from "./weekly-hours.tsx";
import type { PageErrors, WrittenPage } from "./written-page.ts";

type Props = {
  values: WrittenPage;
  errors: PageErrors;
  /** Returns the server's message about a field. */
  problem: (field: string) => string | undefined;
  onChange: (change: Partial<WrittenPage>) => void;
};

const CHOICES = [
  { name: "minutes", unit: "minutesOf", choices: [15, 20, 30, 45, 60, 90] },
  { name: "bufferMinutes", unit: "minutesOf", choices: [0, 5, 10, 15, 30] },
  { name: "noticeHours", unit: "hoursOf", choices: [0, 1, 4, 12, 24, 48] },
  { name: "aheadDays", unit: "daysOf", choices: [7, 14, 30, 60, 90] },
] as const;

/** Asks for the hours of a booking page and the rules of its slots. */
export function HourFields({ values, errors, problem, onChange }: Props) {
  const t = useTranslations("appointments.page");
  const at = new Date().toISOString();
  return (
    <>
      <TimeZoneField
        label={t("zone")}
        hint={t("zoneHint")}
        error={errors.timeZone ? t("zoneMissing") : problem("timeZone")}
        value={values.timeZone}
        onChange={(timeZone) => onChange({ timeZone })}
        at={at}
      />
      <WeeklyHours
        hours={values.hours}
        error={errors.hours ? t("hoursWrong") : problem("hours")}
        onChange={(hours) => onChange({ hours })}
      />
      <div className="grid grid-cols-2 gap-4">
        {CHOICES.map((choice) => (
          <NumberChoice key={choice.name} {...choice} values={values} onChange={onChange} />
        ))}
        <TextField
          label={t("capacity")}
          hint={t("capacityHint")}
          error={errors.capacity ? t("numberWrong", { most: LIMITS.requests.bookingCapacity }) : undefined}
          inputMode="numeric"
          value={values.capacity}
          onChange={({ target }) => onChange({ capacity: target.value })}
        />
        <TextField
          label={t("dailyMost")}
          hint={t("dailyMostHint")}
          error={errors.dailyMost ? t("numberWrong", { most: LIMITS.requests.bookingsADay }) : undefined}
          inputMode="numeric"
          value={values.dailyMost}
          onChange={({ target }) => onChange({ dailyMost: target.value })}
        />
      </div>
      <TextField
        label={t("place")}
        hint={<ReadBy field="bookingPage.place" />}
        error={problem("place")}
        maxLength={LIMITS.text.appointment}
        value={values.place}
        onChange={({ target }) => onChange({ place: target.value })}
      />
      <TextField
        label={t("meetingUrl")}
        hint={<ReadBy field="bookingPage.meetingUrl" />}
        error={problem("meetingUrl")}
        {...linkField}
        value={values.meetingUrl}
        onChange={({ target }) => onChange({ meetingUrl: target.value })}
      />
      <DaysOff days={values.daysOff} onChange={(daysOff) => onChange({ daysOff })} />
    </>
  );
}

const LABELS = {
  minutes: "minutes",
  bufferMinutes: "buffer",
  noticeHours: "notice",
  aheadDays: "ahead",
} as const;

type NumberChoiceProps = {
  name: keyof typeof LABELS;
  unit: "minutesOf" | "hoursOf" | "daysOf";
  choices: readonly number[];
  values: WrittenPage;
  onChange: (change: Partial<WrittenPage>) => void;
};

/** Asks for one of the usual numbers; a different current value stays a choice. */
function NumberChoice({ name, unit, choices, values, onChange }: NumberChoiceProps) {
  const t = useTranslations("appointments.page");
  const all = [...new Set([...choices, values[name]])].sort((a, b) => a - b);
  return (
    <SelectField
      label={t(LABELS[name])}
      value={String(values[name])}
      onChange={({ target }) => onChange({ [name]: Number(target.value) })}
      options={all.map((count) => ({ value: String(count), label: t(unit, { count }) }))}
    />
  );
}

type DaysOffProps = { days: readonly string[]; onChange: (days: string[]) => void };

/** Asks for the days on which no one can be booked. */
function DaysOff({ days, onChange }: DaysOffProps) {
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
          const isDay = isCalendarDay(day);
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
              onClick={() => onChange(days.filter((item) => item !== day))}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
