import { localDay } from "#components/ui/local-day.ts";
import { typedDay } from "#domain/time.ts";

/** Checks whether a text is a day that has begun. */
export function isPastDay(day: string): boolean {
  return typedDay(day) !== "" && day <= localDay(new Date());
}

/** Returns an instant that is on the day in nearly every time zone; undefined for today, which means now. */
export function instantOfDay(day: string): string | undefined {
  return day === localDay(new Date()) ? undefined : `${day}T12:00:00.000Z`;
}
