import { dateTimeFormat } from "#domain/formatters.ts";

type Span = { scheduledAt: string; durationMinutes: number };

/** Replaces thin spaces in times: server and browsers use different ones. */
function plainSpaces(text: string): string {
  return text.replace(/[\u2009\u202f\u00a0]/g, " ");
}

const TIME = { hour: "numeric", minute: "2-digit" } as const;
const DAY = { weekday: "short", month: "short", day: "numeric" } as const;

/**
 * Returns the start and end, as "2:00 – 3:30 PM". Adds their days if either isn't on the day that is shown beside them.
 * @param shownZone the zone of the day that is shown
 */
export function timesText(
  { scheduledAt, durationMinutes }: Span,
  timeZone: string,
  locale: string,
  shownZone = timeZone,
): string {
  const start = new Date(scheduledAt);
  const end = new Date(start.getTime() + durationMinutes * 60_000);
  const dayIn = (zone: string, at: Date) =>
    dateTimeFormat("en", { dateStyle: "short", timeZone: zone }).format(at);
  const isElsewhere = [start, end].some((at) => dayIn(timeZone, at) !== dayIn(shownZone, start));
  const options = { ...(isElsewhere ? DAY : {}), ...TIME, timeZone };
  return plainSpaces(dateTimeFormat(locale, options).formatRange(start, end));
}

/** Returns the time of the start, as "2:00 PM". */
export function startText(scheduledAt: string, timeZone: string, locale: string): string {
  const form = dateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone });
  return plainSpaces(form.format(new Date(scheduledAt)));
}

/** Returns the day in full, as "Thursday, December 3, 2026". */
export function dayText(scheduledAt: string, timeZone: string, locale: string): string {
  return dateTimeFormat(locale, { dateStyle: "full", timeZone }).format(new Date(scheduledAt));
}

/** Returns the parts of a day as a calendar sheet shows them. */
export function sheetOf(scheduledAt: string, timeZone: string, locale: string) {
  const at = new Date(scheduledAt);
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(locale, { ...options, timeZone }).format(at);
  return {
    weekday: part({ weekday: "short" }),
    day: part({ day: "numeric" }),
    month: part({ month: "short" }),
  };
}

/** Checks whether both zones have the same time at that instant; they may agree in summer and differ in winter. */
export function showSameTime(scheduledAt: string, one: string, other: string): boolean {
  const shown = (timeZone: string) =>
    dateTimeFormat("en", { dateStyle: "short", timeStyle: "short", timeZone }).format(new Date(scheduledAt));
  return one === other || shown(one) === shown(other);
}
