import { dateTimeFormat } from "#domain/formatters.ts";

/** The zone's own name at that instant, as "CET" or "GMT+5:45": it tells summer time from winter time. */
export function zoneText(instant: string, timeZone: string, locale: string): string {
  const parts = dateTimeFormat(locale, { timeZoneName: "short", timeZone }).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
