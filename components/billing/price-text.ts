import { numberFormat } from "#domain/formatters.ts";

/** Formats a price in the smallest unit of its currency: 900 USD is "$9". */
export function priceText(
  { amount, currency }: { amount: number; currency: string },
  locale: string,
): string {
  const format = numberFormat(locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
