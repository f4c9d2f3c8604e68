import { useLocale, useTimeZone } from "next-intl";
import { type TimeFormat, ZonedTime } from "./zoned-time.tsx";

export type LocalTimeProps = {
  /** ISO 8601. */
  value: string;
  /** "soon" and "day" leave the year out and name the day of the week; "day" has no hour. */
  format?: TimeFormat;
  className?: string;
};

/** An instant in the reader's time zone; the server writes UTC first where it doesn't know it. */
export function LocalTime({ value, format = "dateTime", className }: LocalTimeProps) {
  return <ZonedTime value={value} format={format} {...useReader()} className={className} />;
}

function useReader() {
  return { locale: useLocale(), timeZone: useTimeZone() };
}
