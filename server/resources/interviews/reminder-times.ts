import { CalendarDateTime, fromAbsolute, toCalendarDate, toZoned } from "@internationalized/date";
import { HOUR_MS } from "#domain/time.ts";

/** The two reminders of an interview. */
export const REMINDERS = ["evening", "hour"] as const;
export type Reminder = (typeof REMINDERS)[number];

/** The hour of the evening before, in the person's time zone. */
const EVENING = 18;
/** The longest time from a reminder to its interview: from the evening to the next midnight, and an hour that clocks may go back. */
export const LONGEST_LEAD_MS = (24 - EVENING + 24 + 1) * HOUR_MS;

/** Returns the instant at which a reminder is due for an interview at `at`. */
export function dueAt(reminder: Reminder, at: Date, timeZone: string): Date {
  if (reminder === "hour") return new Date(at.getTime() - HOUR_MS);
  const { year, month, day } = toCalendarDate(fromAbsolute(at.getTime(), timeZone)).subtract({ days: 1 });
  return toZoned(new CalendarDateTime(year, month, day, EVENING), timeZone).toDate();
}

type Planned = { readonly at: Date; readonly createdAt: Date; readonly timeZone: string };

/**
 * Returns the reminder that is due now, if any. A late run still sends one that is useful: the evening's until the other one is due, and
 * the hour's until the interview. An interview that was added after a reminder's time gets no such reminder.
 */
export function reminderDue({ at, createdAt, timeZone }: Planned, now: Date): Reminder | null {
  if (now >= at) return null;
  const isDue = (reminder: Reminder) => {
    const due = dueAt(reminder, at, timeZone);
    return createdAt <= due && due <= now;
  };
  if (now >= dueAt("hour", at, timeZone)) return isDue("hour") ? "hour" : null;
  return isDue("evening") ? "evening" : null;
}
