import { useLocale, useTranslations } from "next-intl";
import { zoneText } from "#components/time-zones/zone-text.ts";
import { Badge } from "#components/ui/badge.tsx";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { isOver } from "#domain/interview-progress.ts";
import { placeOf } from "#domain/time-zones.ts";
import type { Interview } from "../interview-data.ts";
import { dayText, showSameTime, timesText } from "../model/spoken-time.ts";

export type InterviewTimesProps = { interview: Interview; withDay?: boolean };

/** Shows the time in the reader's zone, and below it the interview's local time if it differs. */
export function InterviewTimes({ interview, withDay = false }: InterviewTimesProps) {
  const t = useTranslations("interviews");
  const locale = useLocale();
  const viewerZone = useViewerZone();
  const { scheduledAt, timeZone } = interview;
  const isElsewhere = !showSameTime(scheduledAt, viewerZone, timeZone);
  return (
    <>
      <time dateTime={scheduledAt} className="tabular-nums">
        {withDay ? `${dayText(scheduledAt, viewerZone, locale)}, ` : null}
        {timesText(interview, viewerZone, locale)}
      </time>
      {isElsewhere ? (
        <span className="block text-xs text-ink-muted tabular-nums">
          {t("there", {
            times: timesText(interview, timeZone, locale, viewerZone),
            place: placeOf(timeZone) ?? "none",
            zone: zoneText(scheduledAt, timeZone, locale),
          })}
        </span>
      ) : null}
    </>
  );
}

const tones = {
  pending: "warning",
  passed: "success",
  failed: "danger",
  canceled: "neutral",
  no_show: "neutral",
} as const;

/** Shows the interview's outcome; renders nothing while the interview is upcoming. */
export function OutcomeBadge({ interview, now }: { interview: Interview; now: number }) {
  const t = useTranslations("interviews.outcomes");
  const { outcome } = interview;
  if (outcome === "pending" && !isOver(interview, now)) return null;
  return <Badge tone={tones[outcome]}>{t(outcome)}</Badge>;
}
