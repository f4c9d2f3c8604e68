import { expect, test } from "vitest";
import { isCalendarDay, typedDay } from "./time.ts";

test.each([
  ["2026-11-20", "2026-11-20"],
  ["2024-02-29", "2024-02-29"],
  ["2026-02-29", ""],
  ["2026-02-31", ""],
  ["2026-99-99", ""],
  ["99/99/2026", ""],
  ["soon", ""],
  ["", ""],
  [null, ""],
])("%s is read as the day “%s”", (text, day) => {
  expect(typedDay(text)).toBe(day);
});

test("a day of any year is in the calendar", () => {
  for (const day of ["0001-01-01", "2024-02-29", "9999-12-31"]) expect(isCalendarDay(day)).toBe(true);
  for (const text of ["2026-02-29", "2026-99-99", "99/99/2026", ""]) expect(isCalendarDay(text)).toBe(false);
});
