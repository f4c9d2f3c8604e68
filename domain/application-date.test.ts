import { expect, test } from "vitest";
import { dayAfter, dayIn, fillsApplicationDate, startOfDay } from "./application-date.ts";
import { STATUSES } from "./values.ts";

test("a card without a date gets one when it enters Applied or a later column", () => {
  const filled = (isOn: boolean, date: string | null) =>
    STATUSES.filter((status) => fillsApplicationDate(isOn, status, date));
  expect(filled(true, null)).toEqual(["applied", "interviewing", "offer", "accepted"]);
  expect(filled(true, "2026-01-01T00:00:00.000Z")).toEqual([]);
  expect(filled(false, null)).toEqual([]);
});

test("a day is the current one in the person's time zone", () => {
  const at = new Date("2026-11-22T23:30:00Z");
  expect(["America/Los_Angeles", "UTC", "Asia/Kolkata"].map((zone) => dayIn(zone, at))).toEqual([
    "2026-11-22",
    "2026-11-22",
    "2026-11-23",
  ]);
});

test("a day begins at midnight in the person's time zone, or at the next moment when clocks skip midnight", () => {
  const starts = (day: string, zone: string) => startOfDay(day, zone).toISOString();
  expect(starts("2026-11-16", "UTC")).toBe("2026-11-16T00:00:00.000Z");
  expect(starts("2026-11-16", "America/Los_Angeles")).toBe("2026-11-16T08:00:00.000Z");
  expect(starts("2026-07-01", "Asia/Kathmandu")).toBe("2026-06-30T18:15:00.000Z");
  expect(starts("2026-11-16", "Pacific/Kiritimati")).toBe("2026-11-15T10:00:00.000Z");
  // In Cairo, daylight saving time begins at midnight of the last Friday in April.
  expect(starts("2026-04-24", "Africa/Cairo")).toBe("2026-04-23T22:00:00.000Z");
  expect(dayAfter("2026-02-28", 1)).toBe("2026-03-01");
});
