import { expect, test } from "vitest";
import { typedDay } from "./time.ts";

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
