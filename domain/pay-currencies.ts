import { CURRENCY_SIGNS } from "./words-in-text.ts";

/** The currencies of signs beside an amount. */
export const SIGNS: Readonly<Record<string, string>> = {
  ...CURRENCY_SIGNS,
  AU$: "AUD",
  NZ$: "NZD",
  NT$: "TWD",
  S$: "SGD",
  HK$: "HKD",
  R$: "BRL",
  MX$: "MXN",
  "￥": "JPY",
  円: "JPY",
  元: "CNY",
  RMB: "CNY",
  "₩": "KRW",
  원: "KRW",
  "₪": "ILS",
  "₺": "TRY",
  "₽": "RUB",
  "฿": "THB",
  Kč: "CZK",
  Ft: "HUF",
};
/** The currencies of words beside an amount. */
export const NAMED: Readonly<Record<string, string>> = {
  franken: "CHF",
  "fr.": "CHF",
  euro: "EUR",
  euros: "EUR",
  pound: "GBP",
  pounds: "GBP",
  rs: "INR",
  "rs.": "INR",
  rmb: "CNY",
  rm: "MYR",
  rp: "IDR",
  "rp.": "IDR",
  грн: "UAH",
  руб: "RUB",
  рублей: "RUB",
  tl: "TRY",
  lei: "RON",
  ريال: "SAR",
  درهم: "AED",
};
/** The currencies of signs that several countries share. */
export const BY_COUNTRY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  $: { CA: "CAD", AU: "AUD", NZ: "NZD", SG: "SGD", HK: "HKD", MX: "MXN", CL: "CLP", CO: "COP", AR: "ARS" },
  dollar: { CA: "CAD", AU: "AUD", NZ: "NZD", SG: "SGD", HK: "HKD" },
  "¥": { CN: "CNY" },
  "￥": { CN: "CNY" },
  r: { ZA: "ZAR" },
  kr: { SE: "SEK", NO: "NOK", DK: "DKK", IS: "ISK" },
};
/** Currencies with small units, in which pay is a much larger number than in dollars or euros. */
export const SMALL_UNITS = new Set([
  "JPY",
  "KRW",
  "HUF",
  "INR",
  "CZK",
  "RUB",
  "THB",
  "TRY",
  "UAH",
  "PHP",
  "IDR",
  "VND",
  "CLP",
  "COP",
  "ARS",
]);
