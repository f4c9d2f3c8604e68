import { dateTimeFormat } from "#domain/formatters.ts";

type Span = { scheduledAt: string; durationMinutes: number };

/** Server and browsers differ in which kinds of thin spaces they put into times. */
function plainSpaces(text: string): string {
  return text.replace(/[\u2009\u202f\u00a0]/g, " ");
}

/** From when to when, as "2:00 – 3:30 PM"; the day too where it ends on another. */
export function timesText({ scheduledAt, durationMinutes }: Span, timeZone: string, locale: string): string {
  const start = new Date(scheduledAt);
  const end = new Date(start.getTime() + durationMinutes * 60_000);
  return plainSpaces(
    dateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone }).formatRange(start, end),
  );
}

/** The time it begins, as "2:00 PM". */
export function startText(scheduledAt: string, timeZone: string, locale: string): string {
  const form = dateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone });
  return plainSpaces(form.format(new Date(scheduledAt)));
}

/** Its day in full, as "Thursday, December 3, 2026". */
export function dayText(scheduledAt: string, timeZone: string, locale: string): string {
  return dateTimeFormat(locale, { dateStyle: "full", timeZone }).format(new Date(scheduledAt));
}

/** The parts that a day's sheet of a calendar shows. */
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

/** Whether clocks in both zones show the same at that instant; it may differ in winter and agree in summer. */
export function showTheSame(scheduledAt: string, one: string, other: string): boolean {
  const shown = (timeZone: string) =>
    dateTimeFormat("en", { dateStyle: "short", timeStyle: "short", timeZone }).format(new Date(scheduledAt));
  return one === other || shown(one) === shown(other);
}
