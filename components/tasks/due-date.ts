import { instantOf, localTimeOf } from "#components/interviews/model/local-time.ts";
import { dayIn } from "#domain/application-date.ts";

/** A due date as the form asks for it; a day without a time is due on the whole day. */
export type DueFields = { day: string; time: string };

/** Returns the fields of a due date, a day or an instant. */
export function dueFields(due: string | null, timeZone: string): DueFields {
  if (due === null) return { day: "", time: "" };
  return isWholeDay(due) ? { day: due, time: "" } : localTimeOf(due, timeZone);
}

/** Returns the due date of fields; null if they have no day. A time that occurs twice is its first. */
export function dueIn({ day, time }: DueFields, timeZone: string): string | null {
  if (day === "" || time === "") return day === "" ? null : day;
  return instantOf(day, time, timeZone) ?? day;
}

/** Returns a due date moved to the day of a morning; a time stays the time. */
export function snoozedTo(due: string | null, morning: Date, timeZone: string): string {
  const day = dayIn(timeZone, morning);
  return dueIn({ ...dueFields(due, timeZone), day }, timeZone) ?? day;
}

/** Checks whether a due date has passed: a whole day once the person's day is a later one. */
export function isOverdue(due: string, now: Date, timeZone: string): boolean {
  return isWholeDay(due) ? due < dayIn(timeZone, now) : due < now.toISOString();
}

/** Checks whether a due date is a whole day rather than an instant. */
export function isWholeDay(due: string): boolean {
  return due.length === "2026-12-01".length;
}
