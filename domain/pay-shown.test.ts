import { describe, expect, it } from "vitest";
import { payText } from "./pay-shown.ts";

const pay = {
  payAmount: null,
  payFrequency: "annually",
  currency: "USD",
  salaryRangeMin: null,
  salaryRangeMax: null,
} as const;

describe("pay", () => {
  it("is shown as a range, an open range, or an amount, in its own currency", () => {
    expect(payText({ ...pay, salaryRangeMin: 120_000, salaryRangeMax: 150_000 }, "en")).toBe("$120K–$150K");
    expect(payText({ ...pay, salaryRangeMin: 90_000, currency: "EUR" }, "en")).toBe("€90K+");
    expect(payText({ ...pay, payAmount: 52.5, currency: "GBP" }, "en")).toBe("£52.5");
    expect(payText({ ...pay, salaryRangeMin: 90_000, currency: null }, "en")).toBe("90K+");
  });

  it("is not shown when nothing is known", () => {
    expect(payText(null, "en")).toBeNull();
    expect(payText(pay, "en")).toBeNull();
  });
});
