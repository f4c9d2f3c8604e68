import { SIGNS } from "./pay-currencies.ts";
import { frequencyOf as frequencyOfPhrase } from "./pay-phrases.ts";
import { CURRENCY_CODES, keyOfWord, listed, PAY_FREQUENCY_WORDS } from "./words-in-text.ts";

export type Pay = {
  from: number;
  /** The upper end of a range. */
  to: number | null;
  currency: string | null;
  frequency: keyof typeof PAY_FREQUENCY_WORDS | null;
  /** True if the text says more than this, such as "plus equity". */
  saysMore: boolean;
};

const NUMBER = /\d[\d.,'’\u00a0\u202f ]*\d|\d/g;
const THREE_LETTERS = /\b[a-z]{3}\b/gi;
const LONGEST_FIRST = Object.keys(SIGNS).sort((a, b) => b.length - a.length);
/** The units of amounts, in lower case. India counts in lakhs; LPA is lakhs a year. */
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  lpa: 1e5,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
};
const SCALE = /^\s*(lpa|lakhs?|lacs?|[km])(?!\p{L})/iu;
/** A sum without a unit that is below this is the number of something else, such as "Band 6". */
const LEAST_BARE = 1_000;

/** Reads pay such as `$120k`, `120.000 €`, `€80k-120k`, or `$50/hr`. Returns null for other texts. */
export function readPay(text: string): Pay | null {
  const amounts = [...text.matchAll(NUMBER)].flatMap((match) => {
    const after = text.slice(match.index + match[0].length);
    const scale = SCALE.exec(after)?.[1]?.toLowerCase();
    return /^\s?%/.test(after) ? [] : [{ value: readAmount(match[0]), scale }];
  });
  const [first, second, ...more] = amounts;
  if (!first || more.length > 0) return null;
  // "80-120k": the start takes the unit of the end.
  const scaleOf = (scale = "") => SCALES[scale] ?? 1;
  const isShort = second && first.scale === undefined && first.value < second.value * scaleOf(second.scale);
  const from =
    first.value * scaleOf(first.scale ?? (isShort && first.value < 1_000 ? second.scale : undefined));
  const to = second ? second.value * scaleOf(second.scale) : null;
  if (!Number.isFinite(from) || !Number.isFinite(to ?? 0) || (to !== null && to < from)) return null;
  const isLakhs = scaleOf(first.scale ?? second?.scale) === SCALES.lakh;
  const pay = { currency: currencyIn(text) ?? (isLakhs ? "INR" : null), frequency: readFrequency(text) };
  const isBare = pay.currency === null && pay.frequency === null && from < LEAST_BARE;
  return isBare && saysMore(text) ? null : { from, to, ...pay, saysMore: saysMore(text) };
}

const FILLERS: ReadonlySet<string> = new Set(
  listed("k, m, per, p, a, an, to, from, up, bis, von, ab, de, à, par, por, pro"),
);

/** Checks whether a text has words besides amounts, currency, and frequency. */
function saysMore(text: string): boolean {
  const words = text.replace(/(?<=\d)\s*[km](?!\p{L})/giu, "").match(/\p{L}+\+?/gu) ?? [];
  return words.some((word) => {
    const plain = word.toLowerCase();
    const isCurrency =
      CURRENCY_CODES.has(word.toUpperCase()) || LONGEST_FIRST.some((sign) => sign.includes(word));
    const isUnit = Object.hasOwn(SCALES, plain) || frequencyOfPhrase(`per ${plain}`) !== null;
    return !isCurrency && !isUnit && !FILLERS.has(plain) && !keyOfWord(PAY_FREQUENCY_WORDS, plain);
  });
}

const MONEY_SIGN = /^(?:\p{Sc}|[A-Z]{3}(?=[\s\d]))|(?:\p{Sc}|[A-Z]{3})$/giu;
const SUM = /^\d[\d.,'’\s]*[km]?$/iu;

/** Reads a single amount, such as `1,234.50`, `1.234,50 €`, `$ 90,000`, or `90k`. Returns null for other texts. */
export function readSum(text: string): number | null {
  const pay = SUM.test(text.replace(MONEY_SIGN, "").trim()) ? readPay(text) : null;
  return pay && pay.to === null ? pay.from : null;
}

/** Reads an amount in digits. The last separator is a decimal one if one or two digits follow it. Returns NaN for other texts. */
export function readAmount(text: string): number {
  const plain = text.trim().replace(/['’\s\u00a0\u202f]/g, "");
  const decimal = /^(.*)[.,](\d{1,2})$/.exec(plain);
  const whole = (decimal?.[1] ?? plain).replace(/[.,]/g, "");
  return /^\d+$/.test(whole) ? Number(`${whole}.${decimal?.[2] ?? "0"}`) : Number.NaN;
}

/** Returns the code of a currency given as a code or a sign, such as `eur` or `€`, or null for other texts. */
export function readCurrency(text: string): string | null {
  const typed = text.trim();
  if (/^[a-z]{3}$/i.test(typed)) return typed.toUpperCase();
  return SIGNS[typed] ?? null;
}

/** Returns the currency that a text names by its code or sign. */
export function currencyIn(text: string): string | null {
  const words = (text.match(THREE_LETTERS) ?? []).map((word) => word.toUpperCase());
  const code = words.find((word) => CURRENCY_CODES.has(word));
  if (code) return code;
  const sign = LONGEST_FIRST.find((item) => text.includes(item));
  return sign ? (SIGNS[sign] ?? null) : null;
}

/** Reads how often pay comes, such as "an hour", "Monthly", or "p.a."; null for other texts. */
export function readFrequency(text: string): Pay["frequency"] {
  const phrase = frequencyOfPhrase(text);
  if (phrase) return phrase;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  for (const word of words) {
    const found = keyOfWord(PAY_FREQUENCY_WORDS, word);
    if (found) return found;
  }
  return null;
}
