import { expect, test } from "vitest";
import { dayIn, fillsApplicationDate } from "./application-date.ts";
import { STATUSES } from "./values.ts";

test("a card without a date gets one where it enters Applied or a column that follows from it", () => {
  const filled = (isOn: boolean, date: string | null) =>
    STATUSES.filter((status) => fillsApplicationDate(isOn, status, date));
  expect(filled(true, null)).toEqual(["applied", "interviewing", "offer", "accepted"]);
  expect(filled(true, "2026-01-01T00:00:00.000Z")).toEqual([]);
  expect(filled(false, null)).toEqual([]);
});

test("a day is the one that it is where the person is", () => {
  const at = new Date("2026-11-22T23:30:00Z");
  expect(["America/Los_Angeles", "UTC", "Asia/Kolkata"].map((zone) => dayIn(zone, at))).toEqual([
    "2026-11-22",
    "2026-11-22",
    "2026-11-23",
  ]);
});
