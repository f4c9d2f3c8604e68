import { parseDate } from "@internationalized/date";
import { expect, test } from "vitest";
import { byDay, dayAfterKey, monthIn, monthText, spanOf, weeksOf } from "./month.ts";

test.each([
  ["2026-12-01", 5, "2026-11-30", "2027-01-03"],
  ["2027-02-01", 4, "2027-02-01", "2027-02-28"],
  ["2026-08-01", 6, "2026-07-27", "2026-09-06"],
])("the grid of %s has %d whole weeks from Monday", (month, count, first, last) => {
  const weeks = weeksOf(parseDate(month));
  expect(weeks).toHaveLength(count);
  expect([weeks[0]?.[0]?.toString(), weeks.at(-1)?.[6]?.toString()]).toEqual([first, last]);
});

test("the span holds the grid in every zone", () => {
  expect(spanOf(parseDate("2026-12-01"))).toEqual({
    from: "2026-11-29T00:00:00Z",
    to: "2027-01-05T00:00:00Z",
  });
});

test("an interview stands on the day that its reader's clock shows", () => {
  const late = { scheduledAt: "2026-12-03T23:30:00.000Z" };
  const on = (timeZone: string) => [...byDay([late], timeZone).keys()];
  expect(on("UTC")).toEqual(["2026-12-03"]);
  expect(on("Europe/Berlin")).toEqual(["2026-12-04"]);
  expect(on("America/New_York")).toEqual(["2026-12-03"]);
});

test.each([
  ["ArrowLeft", "2026-12-30"],
  ["ArrowRight", "2027-01-01"],
  ["ArrowUp", "2026-12-24"],
  ["ArrowDown", "2027-01-07"],
  ["Home", "2026-12-28"],
  ["End", "2027-01-03"],
  ["PageUp", "2026-11-30"],
  ["PageDown", "2027-01-31"],
])("%s leads from 31 December 2026 to %s", (key, day) => {
  expect(dayAfterKey(parseDate("2026-12-31"), key)?.toString()).toBe(day);
});

test("a month stands in the address, and only a month does", () => {
  expect(monthText(parseDate("2026-12-31"))).toBe("2026-12");
  expect(monthIn("2026-12")?.toString()).toBe("2026-12-01");
  for (const wrong of ["2026-13", "2026-1", "0000-01", "x", "", null]) expect(monthIn(wrong)).toBeNull();
});
