import { useLocale, useTranslations } from "next-intl";
import { TimeZoneField } from "#components/time-zones/time-zone-field.tsx";
import { zoneText } from "#components/time-zones/zone-text.ts";
import { Callout } from "#components/ui/callout.tsx";
import { DateField } from "#components/ui/date-input.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { placeOf } from "#domain/time-zones.ts";
import { readLocalTime } from "../model/local-time.ts";
import { dayText, showSameTime, timesText } from "../model/spoken-time.ts";
import { type FormErrors, type FormValues, instantIn } from "./form-values.ts";

export type FieldsProps = {
  values: FormValues;
  errors: FormErrors;
  onChange: (change: Partial<FormValues>) => void;
};

/** Asks for the local date and time, their zone, and the duration; shows how they were read. */
export function WhenFields({ values, errors, onChange }: FieldsProps) {
  const t = useTranslations("interviews.form");
  return (
    <>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <DateField
          label={t("day")}
          error={errors.day}
          required
          fieldClassName="max-sm:col-span-2"
          value={values.day}
          onChange={(day) => onChange({ day })}
        />
        <TextField
          label={t("time")}
          error={errors.time}
          required
          type="time"
          value={values.time}
          onChange={({ target }) => onChange({ time: target.value })}
        />
        <TextField
          label={t("duration")}
          error={errors.duration}
          required
          type="number"
          inputMode="numeric"
          min={1}
          max={1440}
          step={5}
          value={values.duration}
          onChange={({ target }) => onChange({ duration: target.value })}
        />
      </div>
      <TimeZoneField
        label={t("zone")}
        hint={t("zoneHint")}
        error={errors.timeZone}
        value={values.timeZone}
        onChange={(timeZone) => onChange({ timeZone })}
        at={instantIn(values) ?? new Date().toISOString()}
      />
      <ReadingNote values={values} onPass={(pass) => onChange({ pass })} />
    </>
  );
}

type ReadingNoteProps = { values: FormValues; onPass: (pass: FormValues["pass"]) => void };

/** Says how the typed date and time were read, there and in the reader's zone; asks if there are two readings. */
function ReadingNote({ values, onPass }: ReadingNoteProps) {
  const t = useTranslations("interviews.form");
  const locale = useLocale();
  const viewerZone = useViewerZone();
  const { timeZone, day, time } = values;
  const reading = readLocalTime(day, time, timeZone);
  const scheduledAt = instantIn(values);
  if (!reading || !scheduledAt) return <div role="status" />;
  const minutes = Number(values.duration);
  const span = { scheduledAt, durationMinutes: minutes >= 1 && minutes <= 1_440 ? minutes : 0 };
  const place = placeOf(timeZone) ?? timeZone;
  return (
    <div className="grid gap-3">
      {reading.kind === "twice" ? (
        <RadioGroup
          legend={t("twice", { time, place })}
          name="pass"
          value={values.pass}
          onValueChange={onPass}
          options={[
            { value: "first", label: t("first", { zone: zoneText(reading.first, timeZone, locale) }) },
            { value: "second", label: t("second", { zone: zoneText(reading.second, timeZone, locale) }) },
          ]}
        />
      ) : null}
      <Callout tone={reading.kind === "skipped" ? "warning" : "info"} role="status">
        {reading.kind === "skipped" ? <p>{t("skipped", { time, place, read: reading.time })}</p> : null}
        <p>
          {t("reads", {
            day: dayText(scheduledAt, timeZone, locale),
            times: timesText(span, timeZone, locale),
            place: placeOf(timeZone) ?? "none",
            zone: zoneText(scheduledAt, timeZone, locale),
          })}
        </p>
        {showSameTime(scheduledAt, timeZone, viewerZone) ? null : (
          <p>
            {t("forYou", {
              day: dayText(scheduledAt, viewerZone, locale),
              times: timesText(span, viewerZone, locale),
              zone: zoneText(scheduledAt, viewerZone, locale),
            })}
          </p>
        )}
      </Callout>
    </div>
  );
}
