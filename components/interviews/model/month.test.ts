import { parseDate } from "@internationalized/date";
import { expect, test } from "vitest";
import { WEEK_STARTS } from "#domain/region.ts";
import { byDay, dayAfterKey, monthIn, monthText, spanOf, weeksOf } from "./month.ts";

test.each([
  ["2026-12-01", "mon", 5, "2026-11-30", "2027-01-03"],
  ["2027-02-01", "mon", 4, "2027-02-01", "2027-02-28"],
  ["2026-08-01", "mon", 6, "2026-07-27", "2026-09-06"],
  ["2026-12-01", "sun", 5, "2026-11-29", "2027-01-02"],
  ["2026-08-01", "sat", 5, "2026-08-01", "2026-09-04"],
  ["9999-12-01", "mon", 6, "9999-11-29", "9999-12-31"],
] as const)(
  "the grid of %s, with weeks that begin on %s, has %d whole weeks",
  (month, weekStart, count, first, last) => {
    const weeks = weeksOf(parseDate(month), weekStart);
    expect(weeks).toHaveLength(count);
    expect([weeks[0]?.[0]?.toString(), weeks.at(-1)?.[6]?.toString()]).toEqual([first, last]);
  },
);

test("the span covers the grid in every time zone, whatever day the week begins on", () => {
  const month = parseDate("2026-12-01");
  const { from, to } = spanOf(month);
  for (const weekStart of WEEK_STARTS) {
    const days = weeksOf(month, weekStart).flat().map(String);
    expect(Date.parse(from)).toBeLessThanOrEqual(Date.parse(`${days[0]}T00:00:00+14:00`));
    expect(Date.parse(to)).toBeGreaterThanOrEqual(Date.parse(`${days.at(-1)}T24:00:00-12:00`));
  }
});

test("an interview is on the day that it has in its reader's time zone", () => {
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
])("%s moves from December 31, 2026 to %s", (key, day) => {
  expect(dayAfterKey(parseDate("2026-12-31"), key, "mon")?.toString()).toBe(day);
});

test("the address contains a month, and anything else in its place is ignored", () => {
  expect(monthText(parseDate("2026-12-31"))).toBe("2026-12");
  expect(monthIn("2026-12")?.toString()).toBe("2026-12-01");
  for (const wrong of ["2026-13", "2026-1", "0000-01", "9999-12", "x", "", null])
    expect(monthIn(wrong)).toBeNull();
});

test("Home and End stay within the reader's week", () => {
  const ends = ["Home", "End"].map((key) => dayAfterKey(parseDate("2026-12-31"), key, "sun")?.toString());
  expect(ends).toEqual(["2026-12-27", "2027-01-02"]);
});
