import { numberFormat } from "./formatters.ts";

/** The known facts about a card's pay. */
export type Pay = {
  /** Null if unknown. */
  readonly currency: string | null;
  readonly payAmount: number | null;
  readonly salaryRangeMin: number | null;
  readonly salaryRangeMax: number | null;
};

/** Returns the pay, in its currency if known: a range, one end of it, or one amount. Returns null if nothing is known. */
export function payText(pay: Pay | null, locale: string): string | null {
  if (!pay) return null;
  const { salaryRangeMin: min, salaryRangeMax: max, payAmount } = pay;
  const format = moneyFormat(pay.currency, locale, Math.max(min ?? 0, max ?? 0, payAmount ?? 0));
  // Not `formatRange`: the server and the browser may have different versions of its pattern.
  if (min !== null && max !== null && min !== max) return `${format.format(min)}–${format.format(max)}`;
  const amount = min ?? max ?? payAmount;
  if (amount === null) return null;
  return `${format.format(amount)}${max === null && min !== null && payAmount === null ? "+" : ""}`;
}

function moneyFormat(currency: string | null, locale: string, largest: number): Intl.NumberFormat {
  const compact = largest >= 10_000;
  return numberFormat(locale, {
    ...(currency === null
      ? { style: "decimal" }
      : { style: "currency", currency, currencyDisplay: "narrowSymbol" }),
    ...(compact
      ? { notation: "compact", maximumSignificantDigits: 3 }
      : { minimumFractionDigits: 0, maximumFractionDigits: 2 }),
  });
}
