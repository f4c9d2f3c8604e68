import { describe, expect, it } from "vitest";
import { daysSince, spanOf } from "./age.ts";
import { payText } from "./money.ts";

const pay = {
  payAmount: null,
  payFrequency: "annually",
  currency: "USD",
  salaryRangeMin: null,
  salaryRangeMax: null,
} as const;

describe("pay", () => {
  it("is a range, an open range or an amount, in its own currency", () => {
    expect(payText({ ...pay, salaryRangeMin: 120_000, salaryRangeMax: 150_000 }, "en")).toBe("$120K–$150K");
    expect(payText({ ...pay, salaryRangeMin: 90_000, currency: "EUR" }, "en")).toBe("€90K+");
    expect(payText({ ...pay, payAmount: 52.5, currency: "GBP" }, "en")).toBe("£52.5");
  });

  it("is not written when nothing is known", () => {
    expect(payText(null, "en")).toBeNull();
    expect(payText(pay, "en")).toBeNull();
  });
});

describe("time", () => {
  it("counts whole days, never below none", () => {
    const now = Date.parse("2026-11-20T12:00:00Z");
    expect(daysSince("2026-11-17T13:00:00Z", now)).toBe(2);
    expect(daysSince("2026-11-21T13:00:00Z", now)).toBe(0);
  });

  it("is said in the largest unit that fits", () => {
    expect(spanOf(30)).toEqual({ unit: "minutes", count: 1 });
    expect(spanOf(5 * 3600)).toEqual({ unit: "hours", count: 5 });
    expect(spanOf(3 * 86_400)).toEqual({ unit: "days", count: 3 });
    expect(spanOf(200 * 86_400)).toEqual({ unit: "months", count: 7 });
  });
});
