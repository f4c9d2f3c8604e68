import { expect, test } from "vitest";
import { isOverdue, snoozedTo } from "./due-date.ts";

test.each([
  ["2026-11-22", "America/Los_Angeles", false],
  ["2026-11-21", "America/Los_Angeles", true],
  ["2026-11-22", "UTC", true],
  ["2026-11-23", "Asia/Tokyo", false],
  ["2026-11-23T03:59:00.000Z", "America/Los_Angeles", true],
  ["2026-11-23T04:01:00.000Z", "Asia/Tokyo", false],
])(
  "on the evening of November 22 in Los Angeles, a task due %s for a person in %s is overdue: %s",
  (due, zone, is) => {
    expect(isOverdue(due, new Date("2026-11-23T04:00:00.000Z"), zone)).toBe(is);
  },
);

test("a snoozed task moves to the day of the morning in the person's time zone, and keeps its time", () => {
  const morning = new Date("2026-11-22T23:00:00.000Z");
  expect(snoozedTo("2026-11-20", morning, "Asia/Tokyo")).toBe("2026-11-23");
  expect(snoozedTo("2026-11-20T06:00:00.000Z", morning, "Asia/Tokyo")).toBe("2026-11-23T06:00:00.000Z");
});
