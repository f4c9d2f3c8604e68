import { expect, test } from "vitest";
import { snoozedTo } from "./due-date.ts";

test("a snoozed task moves to the day of the morning in the person's time zone, and keeps its time", () => {
  const morning = new Date("2026-11-22T23:00:00.000Z");
  expect(snoozedTo("2026-11-20", morning, "Asia/Tokyo")).toBe("2026-11-23");
  expect(snoozedTo("2026-11-20T06:00:00.000Z", morning, "Asia/Tokyo")).toBe("2026-11-23T06:00:00.000Z");
});
