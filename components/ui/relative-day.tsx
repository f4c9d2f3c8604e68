import { useLocale } from "next-intl";
import { dateTimeFormat, relativeTimeFormat } from "#domain/formatters.ts";
import { DAY_MS } from "#domain/time.ts";
import { useBrowserValue } from "./use-browser-value.ts";
import { useViewerZone } from "./viewer-zone.ts";

export type RelativeDayProps = {
  /** ISO 8601. */
  value: string;
  /** The time when the page was rendered, which the first paint counts from. */
  now: string;
  /** The zone of the value's day, if not the reader's: UTC for a whole day. */
  timeZone?: string | undefined;
  className?: string;
};

/** Shows how many days away an instant is on the reader's calendar: "today", "in 3 days", "2 weeks ago". The date is its tooltip. */
export function RelativeDay({ value, now, timeZone, className }: RelativeDayProps) {
  const locale = useLocale();
  const zone = useViewerZone();
  const today = useBrowserValue(() => dayOf(new Date(), zone), dayOf(new Date(now), zone));
  const date = dateTimeFormat(locale, { dateStyle: "medium", timeZone: timeZone ?? zone }).format(
    new Date(value),
  );
  return (
    <time dateTime={value} title={date} className={className}>
      {daysText(dayOf(new Date(value), timeZone ?? zone) - today, locale)}
    </time>
  );
}

/** Returns the days between 1970 and an instant's day in a zone. */
function dayOf(instant: Date, timeZone: string): number {
  const parts = dateTimeFormat("en-CA", { dateStyle: "short", timeZone }).format(instant);
  return Date.parse(`${parts}T00:00:00Z`) / DAY_MS;
}

const WEEKS_FROM = 14;
const MONTHS_FROM = 60;

/** Returns a number of days in words; long times in weeks and months. */
function daysText(days: number, locale: string): string {
  const format = relativeTimeFormat(locale, { numeric: "auto" });
  const far = Math.abs(days);
  if (far < WEEKS_FROM) return format.format(days, "day");
  if (far < MONTHS_FROM) return format.format(Math.trunc(days / 7), "week");
  return format.format(Math.trunc(days / 30), "month");
}
