import { typedDay } from "#domain/time.ts";

const MORNING = 8;
const MONDAY = 1;
const WEEK = 7;

/** Returns the morning some days after an instant, in this browser's time zone. */
function morningIn(days: number, now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);
}

/** Returns the mornings of the menu with their words: the soonest first, each once. */
export function dayTimes(now: Date) {
  const untilMonday = (MONDAY - now.getDay() + WEEK) % WEEK || WEEK;
  const times = [
    { word: "tomorrow", days: 1 },
    { word: "threeDays", days: 3 },
    { word: "nextWeek", days: untilMonday },
  ] as const;
  return times
    .filter(({ days }, index) => times.findIndex((other) => other.days === days) === index)
    .sort((a, b) => a.days - b.days)
    .map(({ word, days }) => ({ word, at: morningIn(days, now) }));
}

/** Returns the morning of a day such as 2026-11-24; null if it isn't a day after today. */
export function morningOf(day: string, now: Date): Date | null {
  if (typedDay(day) === "") return null;
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split("-").map(Number);
  const morning = new Date(year, month - 1, date, MORNING);
  return morning >= morningIn(1, now) ? morning : null;
}
