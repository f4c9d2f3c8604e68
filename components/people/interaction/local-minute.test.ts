import { expect, test } from "vitest";
import { fromLocalMinute, toLocalMinute } from "./interaction-types.ts";

test("a minute comes back from its field as the same instant, on both sides of a change of summer time", () => {
  for (const instant of [
    "2026-03-29T00:59:00.000Z",
    "2026-03-29T01:00:00.000Z",
    "2026-11-21T23:30:00.000Z",
  ]) {
    expect(fromLocalMinute(toLocalMinute(new Date(instant)))).toBe(instant);
  }
});

test("a field that is not filled in means no instant", () => {
  expect(fromLocalMinute("")).toBeNull();
  expect(fromLocalMinute("2026-13-01T00:00")).toBeNull();
});
