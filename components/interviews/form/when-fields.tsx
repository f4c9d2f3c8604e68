"use client";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { Callout } from "#components/ui/callout.tsx";
import { Combobox, type ComboboxOption } from "#components/ui/combobox.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { useViewerZone } from "#components/ui/use-browser-value.ts";
import { readLocalTime } from "../model/local-time.ts";
import { dayText, placeOf, showTheSame, timesText, zoneText } from "../model/spoken-time.ts";
import { type FormErrors, type FormValues, instantIn } from "./form-values.ts";

export type FieldsProps = {
  values: FormValues;
  errors: FormErrors;
  onChange: (change: Partial<FormValues>) => void;
};

/** When it is: the local date and time, the zone they are meant in, how long; and how that was read. */
export function WhenFields({ values, errors, onChange }: FieldsProps) {
  const t = useTranslations("interviews.form");
  const [zoneTyped, setZoneTyped] = useState<string | null>(null);
  const zones = useZoneOptions(zoneTyped ?? "", instantIn(values));
  return (
    <>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Field label={t("day")} error={errors.day} required className="max-sm:col-span-2">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={values.day}
              onChange={({ target }) => onChange({ day: target.value })}
            />
          )}
        </Field>
        <Field label={t("time")} error={errors.time} required>
          {(control) => (
            <Input
              {...control}
              type="time"
              value={values.time}
              onChange={({ target }) => onChange({ time: target.value })}
            />
          )}
        </Field>
        <Field label={t("duration")} error={errors.duration} required>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={1440}
              step={5}
              value={values.duration}
              onChange={({ target }) => onChange({ duration: target.value })}
            />
          )}
        </Field>
      </div>
      <Field label={t("zone")} error={errors.timeZone} hint={t("zoneHint")} required>
        {(control) => (
          <Combobox
            {...control}
            text={zoneTyped ?? values.timeZone.replaceAll("_", " ")}
            onTextChange={(text) => {
              setZoneTyped(text);
              onChange({ timeZone: text.trim().replaceAll(" ", "_") });
            }}
            onFocus={({ target }) => target.select()}
            options={zones}
            onSelect={({ value }) => {
              setZoneTyped(null);
              onChange({ timeZone: value });
            }}
            maxLength={64}
          />
        )}
      </Field>
      <ReadingNote values={values} onPass={(pass) => onChange({ pass })} />
    </>
  );
}

type ReadingNoteProps = { values: FormValues; onPass: (pass: FormValues["pass"]) => void };

/** Says how the typed date and time were read: there, and on the reader's own clock; asks where there are two readings. */
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
  const place = placeOf(timeZone);
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
            place,
            zone: zoneText(scheduledAt, timeZone, locale),
          })}
        </p>
        {showTheSame(scheduledAt, timeZone, viewerZone) ? null : (
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

const SHOWN = 8;

/** Zones whose name holds the text, with what their clocks are called on that day. */
function useZoneOptions(text: string, at: string | null): ComboboxOption[] {
  const zones = useMemo(() => ["UTC", ...Intl.supportedValuesOf("timeZone")], []);
  const moment = at ?? new Date().toISOString();
  const needle = text.trim().toLowerCase().replaceAll(" ", "_");
  if (needle === "") return [];
  return zones
    .filter((zone) => zone.toLowerCase().includes(needle))
    .slice(0, SHOWN)
    .map((zone) => ({ value: zone, label: zone.replaceAll("_", " "), hint: zoneText(moment, zone, "en") }));
}
