import type { Compensation } from "./contract.ts";
import { asList, isObject, type Json, textOf } from "./json-ld.ts";

const FREQUENCIES: Record<string, Compensation["payFrequency"]> = {
  HOUR: "hourly",
  WEEK: "weekly",
  MONTH: "monthly",
  YEAR: "annually",
};
const AMOUNT_MAX = 1e12;

/** A MonetaryAmount (schema.org) as a card's pay; undefined where it names no amount. */
export function compensationOf(salary: Json | undefined): Compensation | undefined {
  const [given] = asList(salary);
  const amount = isObject(given) ? given : { value: given ?? null };
  const [inner] = asList(amount.value);
  const value = isObject(inner) ? inner : amount;
  const single = amountOf(value.value ?? inner);
  const min = amountOf(value.minValue) ?? amountOf(amount.minValue);
  const max = amountOf(value.maxValue) ?? amountOf(amount.maxValue);
  if (single === undefined && min === undefined && max === undefined) return undefined;
  const currency = (textOf(amount.currency) ?? textOf(value.currency))?.toUpperCase();
  const unit = (textOf(value.unitText) ?? textOf(amount.unitText))?.toUpperCase();
  const isRange = min !== undefined || max !== undefined;
  return {
    ...(currency && /^[A-Z]{3}$/.test(currency) ? { currency } : {}),
    ...(unit ? { payFrequency: FREQUENCIES[unit] ?? "other" } : {}),
    ...(isRange ? {} : { payAmount: single }),
    ...(min === undefined ? {} : { salaryRangeMin: min }),
    ...(max === undefined ? {} : { salaryRangeMax: max }),
  } as Compensation;
}

/** An amount that is written as a number or as text such as "52,000.50". */
function amountOf(value: Json | undefined): number | undefined {
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  const text = String(value).trim();
  const amount = Number(/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(",", "") : text);
  return text !== "" && amount > 0 && amount <= AMOUNT_MAX ? amount : undefined;
}
