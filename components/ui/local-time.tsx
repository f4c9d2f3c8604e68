import { useLocale, useTimeZone } from "next-intl";
import { type TimeFormat, ZonedTime } from "./zoned-time.tsx";

export type LocalTimeProps = {
  /** ISO 8601. */
  value: string;
  /** "soon" and "day" omit the year and name the day of the week; "day" has no time. */
  format?: TimeFormat;
  className?: string;
};

/** Shows an instant in the reader's time zone; the server renders it in UTC first if it doesn't know the zone. */
export function LocalTime({ value, format = "dateTime", className }: LocalTimeProps) {
  return <ZonedTime value={value} format={format} {...useReader()} className={className} />;
}

function useReader() {
  return { locale: useLocale(), timeZone: useTimeZone() };
}
