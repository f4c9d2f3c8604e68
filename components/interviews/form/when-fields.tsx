"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Combobox } from "#components/ui/combobox.tsx";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { type FormErrors, type FormValues, instantIn } from "./form-values.ts";
import { ReadingNote } from "./reading-note.tsx";
import { useZoneOptions } from "./use-zone-options.ts";

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
