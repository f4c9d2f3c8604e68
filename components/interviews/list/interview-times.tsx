"use client";
import { useLocale, useTranslations } from "next-intl";
import { useViewerZone } from "#components/ui/use-browser-value.ts";
import type { Interview } from "../interview-data.ts";
import { dayText, placeOf, showTheSame, timesText, zoneText } from "../model/spoken-time.ts";

export type InterviewTimesProps = { interview: Interview; withDay?: boolean };

/** When it is on the reader's clock, and beneath it on the clock of the place where that shows another time. */
export function InterviewTimes({ interview, withDay = false }: InterviewTimesProps) {
  const t = useTranslations("interviews");
  const locale = useLocale();
  const viewerZone = useViewerZone();
  const { scheduledAt, timeZone } = interview;
  const isElsewhere = !showTheSame(scheduledAt, viewerZone, timeZone);
  return (
    <>
      <time dateTime={scheduledAt} className="tabular-nums">
        {withDay ? `${dayText(scheduledAt, viewerZone, locale)}, ` : null}
        {timesText(interview, viewerZone, locale)}
      </time>
      {isElsewhere ? (
        <span className="block text-xs text-ink-muted tabular-nums">
          {t("there", {
            times: timesText(interview, timeZone, locale),
            place: placeOf(timeZone),
            zone: zoneText(scheduledAt, timeZone, locale),
          })}
        </span>
      ) : null}
    </>
  );
}
