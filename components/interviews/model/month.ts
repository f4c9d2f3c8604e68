import {
  type CalendarDate,
  endOfMonth,
  fromAbsolute,
  parseDate,
  startOfMonth,
  startOfWeek,
  toCalendarDate,
} from "@internationalized/date";
import type { WeekStart } from "#domain/region.ts";
import { typedDay } from "#domain/time.ts";

/** The most weeks in which a month has days. */
const WEEKS_MOST = 6;

/**
 * Returns the weeks of a month's grid, each from the reader's first day of the week, filled with days of the
 * adjacent months.
 */
export function weeksOf(month: CalendarDate, weekStart: WeekStart): CalendarDate[][] {
  const weeks: CalendarDate[][] = [];
  const last = endOfMonth(month);
  for (
    let week = startOfWeek(startOfMonth(month), "en", weekStart);
    // Where the calendar ends, in 9999, no week comes after the last day.
    week.compare(last) <= 0 && weeks.length < WEEKS_MOST;
    week = week.add({ weeks: 1 })
  ) {
    const from = week;
    weeks.push(Array.from({ length: 7 }, (_none, days) => from.add({ days })));
  }
  return weeks;
}

/**
 * Returns a range of instants that contains a month's grid in any zone and with any first day of the week: the month
 * with seven more days at either end.
 */
export function spanOf(month: CalendarDate): { from: string; to: string } {
  const midnight = (day: CalendarDate) => `${day}T00:00:00Z`;
  return {
    from: midnight(startOfMonth(month).subtract({ days: 7 })),
    to: midnight(endOfMonth(month).add({ days: 8 })),
  };
}

/** Returns the day of an instant in a zone. */
export function dayOf(instant: string, timeZone: string): CalendarDate {
  return toCalendarDate(fromAbsolute(Date.parse(instant), timeZone));
}

/** Groups items by the day on which they begin in the zone, in chronological order. */
export function byDay<Item extends { scheduledAt: string }>(
  items: readonly Item[],
  timeZone: string,
): Map<string, Item[]> {
  return Map.groupBy(items, ({ scheduledAt }) => dayOf(scheduledAt, timeZone).toString());
}

/** Returns the month of a text such as 2026-12, or null. */
export function monthIn(text: string | null | undefined): CalendarDate | null {
  const first = typedDay(`${text}-01`);
  return first === "" ? null : parseDate(first);
}

/** Returns a day's month as 2026-12. */
export function monthText(day: CalendarDate): string {
  return day.toString().slice(0, 7);
}

/** Returns the day that a key leads to (WAI-ARIA grid of dates); null for other keys. */
export function dayAfterKey(day: CalendarDate, key: string, weekStart: WeekStart): CalendarDate | null {
  switch (key) {
    case "ArrowLeft":
      return day.subtract({ days: 1 });
    case "ArrowRight":
      return day.add({ days: 1 });
    case "ArrowUp":
      return day.subtract({ weeks: 1 });
    case "ArrowDown":
      return day.add({ weeks: 1 });
    case "Home":
      return startOfWeek(day, "en", weekStart);
    case "End":
      return startOfWeek(day, "en", weekStart).add({ days: 6 });
    case "PageUp":
      return day.subtract({ months: 1 });
    case "PageDown":
      return day.add({ months: 1 });
    default:
      return null;
  }
}
