"use client";
import { useLocale, useTranslations } from "next-intl";
import { Callout } from "#components/ui/callout.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { useViewerZone } from "#components/ui/use-browser-value.ts";
import { readLocalTime } from "../model/local-time.ts";
import { dayText, placeOf, showTheSame, timesText, zoneText } from "../model/spoken-time.ts";
import { type FormValues, instantIn } from "./form-values.ts";

export type ReadingNoteProps = { values: FormValues; onPass: (pass: FormValues["pass"]) => void };

/** Says how the typed date and time were read: there, and on the reader's own clock; asks where there are two readings. */
export function ReadingNote({ values, onPass }: ReadingNoteProps) {
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
