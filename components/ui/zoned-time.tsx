"use client";
import { dateTimeFormat } from "#domain/formatters.ts";
import { dayFormat } from "#domain/region.ts";
import { useKnownZone } from "./viewer-zone.ts";

export type TimeFormat = "date" | "dateTime" | "soon" | "day";

const options: Record<Exclude<TimeFormat, "date" | "dateTime">, Intl.DateTimeFormatOptions> = {
  day: { weekday: "long", day: "numeric", month: "long" },
  soon: { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" },
};

const HOUR = { hour: "numeric", minute: "2-digit" } as const;

function optionsOf(format: TimeFormat, locale: string): Intl.DateTimeFormatOptions {
  if (format === "date") return dayFormat(locale);
  return format === "dateTime" ? { ...dayFormat(locale), ...HOUR } : options[format];
}

export type ZonedTimeProps = {
  value: string;
  format: TimeFormat;
  locale: string;
  timeZone: string | undefined;
  className?: string;
};

/** Renders the part of LocalTime that must run in the browser; it needs no context from the page. */
export function ZonedTime({ value, format, locale, timeZone, className = "" }: ZonedTimeProps) {
  const zone = useKnownZone(timeZone);
  return (
    <time dateTime={value} className={`whitespace-nowrap ${className}`}>
      {dateTimeFormat(locale, { ...optionsOf(format, locale), timeZone: zone }).format(new Date(value))}
    </time>
  );
}
