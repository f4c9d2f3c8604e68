import { dayIn } from "#domain/application-date.ts";
import { isCalendarDay } from "#domain/time.ts";

/** Checks whether a text is a day that has begun in the person's time zone. */
export function isPastDay(day: string, timeZone: string): boolean {
  return isCalendarDay(day) && day <= dayIn(timeZone, new Date());
}

/** Returns an instant that is on the day in nearly every time zone; undefined for the person's current day, which means now. */
export function instantOfDay(day: string, timeZone: string): string | undefined {
  return day === dayIn(timeZone, new Date()) ? undefined : `${day}T12:00:00.000Z`;
}
