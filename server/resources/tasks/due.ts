import {
  type CalendarDate,
  type CalendarDateTime,
  parseAbsolute,
  parseDate,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
} from "@internationalized/date";
import type { TaskRepeat } from "#domain/values.ts";
import { isDay, isMoment } from "#server/core/fields.ts";

/** The columns of a due date: a whole day is due from its first moment in its zone. */
export type DueColumns = Record<"dueAt" | "dueOn" | "comesUpAt" | "timeZone", string | null>;

/** The first instant that can be stored. East of Greenwich, the day 0001-01-01 begins before it. */
const FIRST = Date.parse("0001-01-01T00:00:00.000Z");

/** Returns the columns for a day, an instant, or null. */
export function dueColumns(due: string | null, timeZone: string): DueColumns {
  if (due === null) return { dueAt: null, dueOn: null, comesUpAt: null, timeZone: null };
  const day = isDay(due) ? parseDate(due) : toCalendarDate(parseAbsolute(due, timeZone));
  const comesUpAt = new Date(Math.max(FIRST, day.toDate(timeZone).getTime())).toISOString();
  return isDay(due)
    ? { dueAt: comesUpAt, dueOn: due, comesUpAt, timeZone }
    : { dueAt: due, dueOn: null, comesUpAt, timeZone };
}

/** Returns the first moment in the other zone of the day that begins at a moment in a zone. */
export function inOtherZone(firstMoment: string, zone: string, other: string): string | null {
  return dueColumns(toCalendarDate(parseAbsolute(firstMoment, zone)).toString(), other).dueAt;
}

/** A repeating task: its current due date, and the first one, from which its repeats count. */
export type RepeatRule = {
  repeat: TaskRepeat;
  repeatFrom: string;
  dueAt: string;
  dueOn: string | null;
  timeZone: string;
};

/**
 * Returns the first due date of the repetition after both the current due day and today, at the same time of day; null if that is after
 * the year 9999, where the calendar ends.
 */
export function nextDue(
  { repeat, repeatFrom, dueAt, dueOn, timeZone }: RepeatRule,
  now: Date,
): DueColumns | null {
  const dayOf = (instant: string) => toCalendarDate(parseAbsolute(instant, timeZone));
  const first = toCalendarDateTime(parseAbsolute(repeatFrom, timeZone));
  const due = dayOf(dueAt);
  const today = dayOf(now.toISOString());
  const after = due.compare(today) > 0 ? due : today;
  // Each due date is computed from the first, so that a month without a 31st doesn't move the later ones.
  const at = (count: number): CalendarDateTime =>
    first.add(repeat === "weekly" ? { weeks: count } : { months: count });
  /** Returns the number of weeks or months from the first date to another. */
  const countOf = (date: CalendarDate): number =>
    repeat === "weekly"
      ? Math.floor(date.compare(toCalendarDate(first)) / 7)
      : (date.year - first.year) * 12 + date.month - first.month;
  let count = Math.max(1, countOf(after));
  if (toCalendarDate(at(count)).compare(after) <= 0) count += 1;
  const next = at(count);
  // A sum beyond the calendar's last day results in that day, which isn't a repeat.
  if (countOf(toCalendarDate(next)) !== count) return null;
  const moment =
    dueOn === null ? toZoned(next, timeZone).toAbsoluteString() : toCalendarDate(next).toString();
  return isMoment(moment) ? dueColumns(moment, timeZone) : null;
}
