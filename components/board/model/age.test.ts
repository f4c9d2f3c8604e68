import { describe, expect, it } from "vitest";
import { daysSince, spanOf } from "./age.ts";

describe("a time span", () => {
  it("is counted in whole days and is never negative", () => {
    const now = Date.parse("2026-11-20T12:00:00Z");
    expect(daysSince("2026-11-17T13:00:00Z", now)).toBe(2);
    expect(daysSince("2026-11-21T13:00:00Z", now)).toBe(0);
  });

  it("is shown in the largest unit that fits", () => {
    expect(spanOf(30)).toEqual({ unit: "minutes", count: 1 });
    expect(spanOf(5 * 3600)).toEqual({ unit: "hours", count: 5 });
    expect(spanOf(3 * 86_400)).toEqual({ unit: "days", count: 3 });
    expect(spanOf(200 * 86_400)).toEqual({ unit: "months", count: 7 });
  });
});
