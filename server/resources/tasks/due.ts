import {
  type CalendarDateTime,
  parseAbsolute,
  parseDate,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
} from "@internationalized/date";
import type { TaskRepeat } from "#domain/values.ts";
import { isDay } from "#server/core/fields.ts";

/** The columns of a due date: a whole day is due from its first moment in its zone on. */
export type DueColumns = Record<"dueAt" | "dueOn" | "comesUpAt" | "timeZone", string | null>;

/** Returns the columns for a day, an instant, or null. */
export function dueColumns(due: string | null, timeZone: string): DueColumns {
  if (due === null) return { dueAt: null, dueOn: null, comesUpAt: null, timeZone: null };
  const day = isDay(due) ? parseDate(due) : toCalendarDate(parseAbsolute(due, timeZone));
  const comesUpAt = day.toDate(timeZone).toISOString();
  return isDay(due)
    ? { dueAt: comesUpAt, dueOn: due, comesUpAt, timeZone }
    : { dueAt: due, dueOn: null, comesUpAt, timeZone };
}

/** A repeating task: its due date now, and the one from which its repeats count. */
export type Repeating = {
  repeat: TaskRepeat;
  repeatFrom: string;
  dueAt: string;
  dueOn: string | null;
  timeZone: string;
};

/** Returns the first due date of the repetition after both the current due day and today, at the same time of day. */
export function nextDue({ repeat, repeatFrom, dueAt, dueOn, timeZone }: Repeating, now: Date): DueColumns {
  const dayOf = (instant: string) => toCalendarDate(parseAbsolute(instant, timeZone));
  const first = toCalendarDateTime(parseAbsolute(repeatFrom, timeZone));
  const due = dayOf(dueAt);
  const today = dayOf(now.toISOString());
  const after = due.compare(today) > 0 ? due : today;
  // Each counts from the first, so that a month without a 31st doesn't move the later ones.
  const at = (count: number): CalendarDateTime =>
    first.add(repeat === "weekly" ? { weeks: count } : { months: count });
  const passed =
    repeat === "weekly"
      ? Math.floor(after.compare(toCalendarDate(first)) / 7)
      : (after.year - first.year) * 12 + after.month - first.month;
  let count = Math.max(1, passed);
  while (toCalendarDate(at(count)).compare(after) <= 0) count += 1;
  const next = at(count);
  const moment =
    dueOn === null ? toZoned(next, timeZone).toAbsoluteString() : toCalendarDate(next).toString();
  return dueColumns(moment, timeZone);
}
