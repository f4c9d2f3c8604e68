import { describe, expect, it } from "vitest";
import { dayTimes, morningOf } from "./day-times.ts";

const saturday = new Date(2026, 10, 21, 23, 30);
const monday = new Date(2026, 10, 23, 7, 0);

describe("a snoozed item", () => {
  it("comes back at eight in the morning of the chosen day", () => {
    expect(dayTimes(saturday)).toEqual([
      { word: "tomorrow", at: new Date(2026, 10, 22, 8) },
      { word: "nextWeek", at: new Date(2026, 10, 23, 8) },
      { word: "threeDays", at: new Date(2026, 10, 24, 8) },
    ]);
  });

  it("can come back next Monday: a week later on a Monday, and shown only as tomorrow on a Sunday", () => {
    expect(dayTimes(monday).at(-1)).toEqual({ word: "nextWeek", at: new Date(2026, 10, 30, 8) });
    const words = dayTimes(new Date(2026, 10, 22, 12)).map(({ word }) => word);
    expect(words).toEqual(["tomorrow", "threeDays"]);
  });

  it("comes back on a chosen day, but not today, in the past, or on an invalid day", () => {
    expect(morningOf("2026-12-01", saturday)).toEqual(new Date(2026, 11, 1, 8));
    expect(morningOf("2026-11-22", saturday)).toEqual(new Date(2026, 10, 22, 8));
    for (const day of ["2026-11-21", "2026-11-20", "", "soon", "2026-99-99"])
      expect(morningOf(day, saturday)).toBeNull();
  });
});
