import { dayAfter, dayIn, startOfDay } from "#domain/application-date.ts";
import { dateTimeFormat } from "#domain/formatters.ts";
import { HOUR_MS, isCalendarDay } from "#domain/time.ts";

const MORNING = 8;
const MONDAY = 1;
const WEEK = 7;

/** Returns the morning of a day in a time zone. */
function morningIn(day: string, timeZone: string): Date {
  const at = startOfDay(day, timeZone).getTime() + MORNING * HOUR_MS;
  // Another hour, if the clocks changed in that night.
  const hour = Number(dateTimeFormat("en", { hour: "2-digit", hourCycle: "h23", timeZone }).format(at));
  return new Date(at + (MORNING - hour) * HOUR_MS);
}

/** Returns the mornings of the menu with their words, in the reader's time zone: the soonest first, each once. */
export function dayTimes(now: Date, timeZone: string) {
  const today = dayIn(timeZone, now);
  const untilMonday = (MONDAY - new Date(today).getUTCDay() + WEEK) % WEEK || WEEK;
  const times = [
    { word: "tomorrow", days: 1 },
    { word: "threeDays", days: 3 },
    { word: "nextWeek", days: untilMonday },
  ] as const;
  return times
    .filter(({ days }, index) => times.findIndex((other) => other.days === days) === index)
    .sort((a, b) => a.days - b.days)
    .map(({ word, days }) => ({ word, at: morningIn(dayAfter(today, days), timeZone) }));
}

/** Returns the morning of a day such as 2026-11-24 in the reader's time zone; null if it isn't a day after today. */
export function morningOf(day: string, now: Date, timeZone: string): Date | null {
  return isCalendarDay(day) && day > dayIn(timeZone, now) ? morningIn(day, timeZone) : null;
}
