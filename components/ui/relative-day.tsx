"use client";
import { useLocale } from "next-intl";
import { dateTimeFormat, relativeTimeFormat } from "#domain/formatters.ts";
import { DAY_MS } from "#domain/time.ts";
import { useBrowserValue } from "./use-browser-value.ts";
import { useViewerZone } from "./viewer-zone.ts";

export type RelativeDayProps = {
  /** ISO 8601. */
  value: string;
  /** When the page was made: the first paint counts from there. */
  now: string;
  className?: string;
};

/** How many days an instant is away on the reader's calendar: "today", "in 3 days", "2 weeks ago". The date is its tooltip. */
export function RelativeDay({ value, now, className }: RelativeDayProps) {
  const locale = useLocale();
  const zone = useViewerZone();
  const today = useBrowserValue(() => dayOf(new Date(), zone), dayOf(new Date(now), zone));
  const date = dateTimeFormat(locale, { dateStyle: "medium", timeZone: zone }).format(new Date(value));
  return (
    <time dateTime={value} title={date} className={className}>
      {daysText(dayOf(new Date(value), zone) - today, locale)}
    </time>
  );
}

/** The days between 1970 and the day that an instant is on in a zone. */
function dayOf(instant: Date, timeZone: string): number {
  const parts = dateTimeFormat("en-CA", { dateStyle: "short", timeZone }).format(instant);
  return Date.parse(`${parts}T00:00:00Z`) / DAY_MS;
}

const WEEKS_FROM = 14;
const MONTHS_FROM = 60;

/** A number of days in words; long times in weeks and months. */
function daysText(days: number, locale: string): string {
  const format = relativeTimeFormat(locale, { numeric: "auto" });
  const far = Math.abs(days);
  if (far < WEEKS_FROM) return format.format(days, "day");
  if (far < MONTHS_FROM) return format.format(Math.trunc(days / 7), "week");
  return format.format(Math.trunc(days / 30), "month");
}
