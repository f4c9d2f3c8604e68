import { expect, test } from "vitest";
import { fromLocalMinute, toLocalMinute } from "./interaction-types.ts";

test("a minute comes back from its field as the same instant, before and after daylight saving time begins", () => {
  for (const instant of [
    "2026-03-29T00:59:00.000Z",
    "2026-03-29T01:00:00.000Z",
    "2026-11-21T23:30:00.000Z",
  ]) {
    expect(fromLocalMinute(toLocalMinute(new Date(instant)))).toBe(instant);
  }
});

test("an empty or invalid field means no instant", () => {
  expect(fromLocalMinute("")).toBeNull();
  expect(fromLocalMinute("2026-13-01T00:00")).toBeNull();
});
