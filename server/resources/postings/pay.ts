import { SMALL_UNITS } from "#domain/pay-currencies.ts";
import { isYearlySum, type PayContext, statedPay } from "#domain/pay-in-posting.ts";
import { readAmount } from "#domain/pay-in-text.ts";
import { frequencyOf } from "#domain/pay-phrases.ts";
import type { Compensation } from "./contract.ts";
import { asList, isObject, type Json, textOf } from "./json-ld.ts";

/** Words and codes for a period in data, such as `YEAR`, `per-hour-wage`, or `1 MONTH`. */
const PERIODS: readonly (readonly [NonNullable<Compensation["payFrequency"]>, RegExp])[] = [
  ["biweekly", /bi-?week|2 week|fortnight/i],
  ["hourly", /hour|^hr$|^h$|stunde/i],
  ["weekly", /week|^wk$|^wee$|woche/i],
  ["monthly", /month|^mon?$|monat/i],
  ["annually", /year|annual|annum|^ann$|^yr$|jahr/i],
];
const AMOUNT_MAX = 1e12;

/** The minimum amount of pay that is yearly even if a posting's data says hourly. */
const LEAST_YEARLY = 15_000;

/** Returns the pay frequency that a word or code in data means; "other" if it is unknown. */
function periodOf(
  unit: string,
  currency: string | null | undefined,
  amount = 0,
): NonNullable<Compensation["payFrequency"]> {
  const period = PERIODS.find(([, word]) => word.test(unit.trim()))?.[0] ?? frequencyOf(unit) ?? "other";
  const isYearly = period === "hourly" && amount >= LEAST_YEARLY && !SMALL_UNITS.has(currency ?? "");
  return isYearly ? "annually" : period;
}

/** Converts a MonetaryAmount (schema.org) to a card's pay; undefined if it names no amount. */
export function compensationOf(
  salary: Json | undefined,
  context: PayContext,
  salaryCurrency?: Json,
): Compensation | undefined {
  const [given] = asList(salary);
  if (typeof given === "string" && Number.isNaN(Number(given))) return payInText(`Salary: ${given}`, context);
  const amount = isObject(given) ? given : { value: given ?? null };
  const [inner] = asList(amount.value);
  const value = isObject(inner) ? inner : amount;
  const single = value.value ?? inner;
  const [min, max] = [value.minValue ?? amount.minValue, value.maxValue ?? amount.maxValue].map(amountOf);
  const currency = (textOf(amount.currency) ?? textOf(value.currency) ?? textOf(salaryCurrency))
    ?.trim()
    .toUpperCase();
  const unit = textOf(value.unitText) ?? textOf(amount.unitText) ?? textOf(value.unitCode);
  const least = amountOf(single) ?? min ?? max ?? 0;
  const isYearly = !unit && currency !== undefined && isYearlySum(least, currency);
  const pay = payOf({ amount: amountOf(single), min, max, currency, unit: isYearly ? "YEAR" : unit });
  if (pay === undefined && typeof single === "string") return payInText(`Salary: ${single}`, context);
  return pay;
}

/** Returns a card's pay; undefined if it has no amount or its minimum exceeds its maximum. */
export function payOf(parts: {
  amount?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  currency?: string | null | undefined;
  unit?: string | null | undefined;
}): Compensation | undefined {
  const { amount, min, max, currency, unit } = parts;
  if (amount === undefined && min === undefined && max === undefined) return undefined;
  const isRange = min !== undefined || max !== undefined;
  if (min !== undefined && max !== undefined && max < min) return undefined;
  return {
    ...(currency && /^[A-Z]{3}$/.test(currency) ? { currency } : {}),
    ...(unit ? { payFrequency: periodOf(unit, currency, amount ?? min ?? max) } : {}),
    ...(isRange || amount === undefined ? {} : { payAmount: amount }),
    ...(min === undefined ? {} : { salaryRangeMin: min }),
    ...(max === undefined ? {} : { salaryRangeMax: max }),
  };
}

/** Returns the pay that a text states, in the fields of a card. */
export function payInText(text: string, context: PayContext): Compensation | undefined {
  const pay = statedPay(text, context);
  if (!pay) return undefined;
  const { from, to, isRange, currency, frequency } = pay;
  return {
    ...(currency === null ? {} : { currency }),
    ...(frequency === null ? {} : { payFrequency: frequency }),
    ...(isRange || from === null ? {} : { payAmount: from }),
    ...(isRange && from !== null ? { salaryRangeMin: from } : {}),
    ...(to === null ? {} : { salaryRangeMax: to }),
  };
}

/** Returns an amount written as a number or as text such as "52,000.50". */
export function amountOf(value: Json | undefined): number | undefined {
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  const text = String(value)
    .replace(/^\s*\p{Sc}\s?|\s?\p{Sc}\s*$/gu, "")
    .trim();
  const amount = /^\d{1,3}(?:[,.'’ ]\d{3})+(?:[.,]\d{1,2})?$/.test(text) ? readAmount(text) : Number(text);
  return text !== "" && amount > 0 && amount <= AMOUNT_MAX ? amount : undefined;
}
