import { numberFormat } from "./formatters.ts";

/** What is known of a card's pay. */
export type Pay = {
  /** Null where nobody said it. */
  readonly currency: string | null;
  readonly payAmount: number | null;
  readonly salaryRangeMin: number | null;
  readonly salaryRangeMax: number | null;
};

/** What pay comes to, in its own currency if that is known: a range, one end of it, or one amount; null when nothing is known. */
export function payText(pay: Pay | null, locale: string): string | null {
  if (!pay) return null;
  const { salaryRangeMin: min, salaryRangeMax: max, payAmount } = pay;
  const format = moneyFormat(pay.currency, locale, Math.max(min ?? 0, max ?? 0, payAmount ?? 0));
  // Not `formatRange`: server and browser may carry different versions of its pattern.
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
