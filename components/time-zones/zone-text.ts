const formatters = new Map<string, Intl.DateTimeFormat>();

/** The zone's own name at that instant, as "CET" or "GMT+5:45": it tells summer time from winter time. */
export function zoneText(instant: string, timeZone: string, locale: string): string {
  const key = `${locale} ${timeZone}`;
  const form = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { timeZoneName: "short", timeZone });
  formatters.set(key, form);
  const parts = form.formatToParts(new Date(instant));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
