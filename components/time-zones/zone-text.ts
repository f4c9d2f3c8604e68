import { dateTimeFormat } from "#domain/formatters.ts";

/** Returns the zone's abbreviation at an instant, such as "CET" or "GMT+5:45": it differs in summer and winter. */
export function zoneText(instant: string, timeZone: string, locale: string): string {
  const parts = dateTimeFormat(locale, { timeZoneName: "short", timeZone }).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
