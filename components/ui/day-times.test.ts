import { describe, expect, it } from "vitest";
import { dayTimes, morningOf } from "./day-times.ts";

/** A zone in which it is already the next day when it is Saturday evening in UTC, nine hours ahead. */
const TOKYO = "Asia/Tokyo";
/** Saturday, 23:30. */
const saturday = new Date("2026-11-21T14:30:00Z");
const monday = new Date("2026-11-22T22:00:00Z");
const at8 = (day: number) => new Date(Date.UTC(2026, 10, day - 1, 23));

describe("a snoozed item", () => {
  it("comes back at eight in the morning of the chosen day", () => {
    expect(dayTimes(saturday, TOKYO)).toEqual([
      { word: "tomorrow", at: at8(22) },
      { word: "nextWeek", at: at8(23) },
      { word: "threeDays", at: at8(24) },
    ]);
  });

  it("can come back next Monday: a week later on a Monday, and shown only as tomorrow on a Sunday", () => {
    expect(dayTimes(monday, TOKYO).at(-1)).toEqual({ word: "nextWeek", at: at8(30) });
    const words = dayTimes(new Date("2026-11-22T03:00:00Z"), TOKYO).map(({ word }) => word);
    expect(words).toEqual(["tomorrow", "threeDays"]);
  });

  it("comes back on a chosen day, but not today, in the past, or on an invalid day", () => {
    expect(morningOf("2026-12-01", saturday, TOKYO)).toEqual(at8(31));
    expect(morningOf("2026-11-22", saturday, TOKYO)).toEqual(at8(22));
    for (const day of ["2026-11-21", "2026-11-20", "2026-99-99", "", "soon"])
      expect(morningOf(day, saturday, TOKYO)).toBeNull();
  });

  it("follows the reader's time zone: the same moment has other mornings elsewhere", () => {
    const late = new Date("2026-11-21T20:00:00Z");
    const tomorrow = (zone: string) => dayTimes(late, zone)[0]?.at;
    expect(tomorrow(TOKYO)).toEqual(at8(23));
    expect(tomorrow("America/Los_Angeles")).toEqual(new Date("2026-11-22T16:00:00Z"));
    expect(morningOf("2026-11-22", late, TOKYO)).toBeNull();
  });

  it("comes back at eight when the clocks change in the night", () => {
    expect(morningOf("2027-03-28", saturday, "Europe/Berlin")).toEqual(new Date("2027-03-28T06:00:00Z"));
    expect(morningOf("2027-10-31", saturday, "Europe/Berlin")).toEqual(new Date("2027-10-31T07:00:00Z"));
  });
});
