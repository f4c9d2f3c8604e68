import {
  type CalendarDate,
  endOfMonth,
  fromAbsolute,
  parseDate,
  startOfMonth,
  startOfWeek,
  toCalendarDate,
} from "@internationalized/date";

/** The weeks of a month's grid, from Monday, with the days of the months beside it that fill them up. */
export function weeksOf(month: CalendarDate): CalendarDate[][] {
  const weeks: CalendarDate[][] = [];
  const last = endOfMonth(month);
  for (
    let monday = mondayOf(startOfMonth(month));
    monday.compare(last) <= 0;
    monday = monday.add({ weeks: 1 })
  ) {
    const from = monday;
    weeks.push(Array.from({ length: 7 }, (_none, days) => from.add({ days })));
  }
  return weeks;
}

function mondayOf(day: CalendarDate): CalendarDate {
  return startOfWeek(day, "en", "mon");
}

/** The instants between which a month's grid lies, whatever the zone it is read in: a day more at either end. */
export function spanOf(month: CalendarDate): { from: string; to: string } {
  const weeks = weeksOf(month);
  const [first, last] = [weeks[0]?.[0] ?? month, weeks.at(-1)?.[6] ?? month];
  const midnight = (day: CalendarDate) => `${day}T00:00:00Z`;
  return { from: midnight(first.subtract({ days: 1 })), to: midnight(last.add({ days: 2 })) };
}

/** The day that an instant falls on in a zone. */
export function dayOf(instant: string, timeZone: string): CalendarDate {
  return toCalendarDate(fromAbsolute(Date.parse(instant), timeZone));
}

/** By the day that each begins on in the zone, in the order in which they come. */
export function byDay<Item extends { scheduledAt: string }>(
  items: readonly Item[],
  timeZone: string,
): Map<string, Item[]> {
  return Map.groupBy(items, ({ scheduledAt }) => dayOf(scheduledAt, timeZone).toString());
}

/** The month of a text such as 2026-12, or null. */
export function monthIn(text: string | null | undefined): CalendarDate | null {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? "") || text?.startsWith("0000")) return null;
  return parseDate(`${text}-01`);
}

/** A month as 2026-12. */
export function monthText(day: CalendarDate): string {
  return day.toString().slice(0, 7);
}

/** Where a key leads from a day (WAI-ARIA grid of dates); null for other keys. */
export function dayAfterKey(day: CalendarDate, key: string): CalendarDate | null {
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
      return mondayOf(day);
    case "End":
      return mondayOf(day).add({ days: 6 });
    case "PageUp":
      return day.subtract({ months: 1 });
    case "PageDown":
      return day.add({ months: 1 });
    default:
      return null;
  }
}
