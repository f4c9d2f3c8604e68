"use client";
import { useViewerZone } from "./use-browser-value.ts";

export type TimeFormat = "date" | "dateTime" | "soon" | "day";

const options: Record<TimeFormat, Intl.DateTimeFormatOptions> = {
  date: { day: "numeric", month: "short", year: "numeric" },
  dateTime: { day: "numeric", month: "short", year: "numeric", hour: "numeric", minute: "2-digit" },
  day: { weekday: "long", day: "numeric", month: "long" },
  soon: { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" },
};

/** Making a formatter costs more than using it a hundred times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, format: TimeFormat, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${format} ${timeZone}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options[format], timeZone });
  formatters.set(key, made);
  return made;
}

export type ZonedTimeProps = { value: string; format: TimeFormat; locale: string; className?: string };

/** The part of LocalTime that must run in the browser; it asks nothing of the page around it. */
export function ZonedTime({ value, format, locale, className = "" }: ZonedTimeProps) {
  const timeZone = useViewerZone();
  return (
    <time dateTime={value} className={`whitespace-nowrap ${className}`}>
      {formatter(locale, format, timeZone).format(new Date(value))}
    </time>
  );
}
