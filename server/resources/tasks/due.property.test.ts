import { parseAbsolute, toCalendarDate } from "@internationalized/date";
import fc from "fast-check";
import { expect, test } from "vitest";
import { dueColumns, nextDue } from "./due.ts";

const zones = fc.constantFrom("UTC", "Europe/Amsterdam", "America/New_York", "Asia/Kolkata", "Africa/Cairo");
const instants = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
const repeats = fc.constantFrom("weekly" as const, "monthly" as const);
const local = (instant: string, zone: string) => parseAbsolute(instant, zone);

test("the next due date is after this one and after today, on the repetition's day, at the same time of day", () => {
  fc.assert(
    fc.property(
      zones,
      instants,
      instants,
      repeats,
      fc.boolean(),
      (timeZone, from, now, repeat, isWholeDay) => {
        const at = local(from.toISOString(), timeZone);
        const due = dueColumns(isWholeDay ? toCalendarDate(at).toString() : from.toISOString(), timeZone);
        const { dueAt, dueOn } = due;
        const repeatFrom = dueAt ?? "";
        const next =
          nextDue({ repeat, repeatFrom, dueAt: repeatFrom, dueOn, timeZone }, now) ?? expect.fail("it ended");
        const then = local(next.dueAt ?? "", timeZone);
        const day = toCalendarDate(then);
        const today = toCalendarDate(local(now.toISOString(), timeZone));
        expect(day.compare(toCalendarDate(at))).toBeGreaterThan(0);
        expect(day.compare(today)).toBeGreaterThan(0);
        if (repeat === "weekly") expect(day.compare(toCalendarDate(at)) % 7).toBe(0);
        else expect(day.day).toBe(Math.min(at.day, day.calendar.getDaysInMonth(day)));
        if (isWholeDay) expect(next.dueOn).toBe(day.toString());
        else expect(next.dueOn).toBeNull();
        // No earlier repeat is late enough.
        const later = toCalendarDate(at).compare(today) > 0 ? toCalendarDate(at) : today;
        const previous = day.subtract(repeat === "weekly" ? { weeks: 1 } : { months: 1 });
        expect(previous.compare(later)).toBeLessThanOrEqual(0);
      },
    ),
  );
});

test("a time keeps its hour over the change to daylight saving time, and a day begins at its first moment", () => {
  const timeZone = "Europe/Amsterdam";
  const dueAt = "2026-03-23T14:00:00.000Z";
  const weekly = { repeat: "weekly", repeatFrom: dueAt, dueAt, dueOn: null, timeZone } as const;
  expect(nextDue(weekly, new Date(dueAt))?.dueAt).toBe("2026-03-30T13:00:00.000Z");
  expect(dueColumns("2026-04-24", "Africa/Cairo").comesUpAt).toBe("2026-04-23T22:00:00.000Z");
});
