import { expect, test } from "vitest";
import { priceText } from "./price-text.ts";

test("a price is written in its currency, whatever the currency's smallest unit is", () => {
  expect(priceText({ amount: 900, currency: "USD" }, "en")).toBe("$9");
  expect(priceText({ amount: 950, currency: "EUR" }, "en")).toBe("€9.50");
  expect(priceText({ amount: 900, currency: "JPY" }, "en")).toBe("¥900");
});
