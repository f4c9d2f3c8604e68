/** Words for pay frequencies. */
export const PAY_FREQUENCY_WORDS = {
  hourly: listed("hourly, hour, hr, h, hours, stunde, std, heure, hora"),
  weekly: listed("weekly, week, wk, woche, semaine, semana"),
  biweekly: listed("biweekly, every two weeks"),
  monthly: listed("monthly, month, mo, pm, monat, mois, mes, mês, mese, maand"),
  annually: listed("annually, annual, year, yr, pa, p a, jahr, an, año, annum, per annum"),
  other: listed("other"),
};

/** The codes of currencies in which pay is written. None of them is also a word. */
export const CURRENCY_CODES: ReadonlySet<string> = new Set(
  "USD EUR GBP CHF CAD AUD NZD SEK NOK DKK PLN CZK HUF INR JPY CNY SGD BRL MXN ZAR HKD ILS KRW RUB UAH AED SAR QAR THB PHP IDR VND MYR TWD".split(
    " ",
  ),
);

/** Currency codes by sign. */
export const CURRENCY_SIGNS: Record<string, string> = {
  C$: "CAD",
  CA$: "CAD",
  A$: "AUD",
  US$: "USD",
  $: "USD",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
  zł: "PLN",
  CHF: "CHF",
};

/** The names of months, by number. */
export const MONTHS: readonly (readonly string[])[] = [
  listed("january, jan, januar, janvier, janv, enero, ene, janeiro, gennaio, januari"),
  listed("february, feb, februar, février, févr, febrero, fevereiro, febbraio, februari"),
  listed("march, mar, märz, mrz, mars, marzo, março, maart"),
  listed("april, apr, avril, avr, abril, abr, aprile"),
  listed("may, mai, mayo, maio, maggio, mei"),
  listed("june, jun, juni, juin, junio, junho, giugno"),
  listed("july, jul, juli, juillet, juil, julio, julho, luglio"),
  listed("august, aug, août, agosto, ago, augustus"),
  listed("september, sep, sept, septembre, septiembre, setembro, settembre"),
  listed("october, oct, oktober, okt, octobre, octubre, outubro, ottobre"),
  listed("november, nov, novembre, noviembre, novembro"),
  listed("december, dec, dezember, dez, décembre, déc, diciembre, dic, dezembro, dicembre"),
];

/** Splits a text that lists words, which keeps long lists readable in the source. */
export function listed(text: string): readonly string[] {
  return text.split(",").map((word) => word.trim());
}

/**
 * Returns a heading or word in the form for comparison: without case, punctuation, or emoji, and with single
 * spaces.
 */
export function normalizeWords(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The keys of each set of lists by word, made at its first use: a file may have millions of words to look up. */
const keysByWords = new WeakMap<object, ReadonlyMap<string, string>>();

/** Returns the key of the list that has a word, or undefined if none has. */
export function keyOfWord<Key extends string>(
  words: Record<Key, readonly string[]>,
  word: string,
): Key | undefined {
  const keys = keysByWords.get(words) ?? keysOf(words);
  keysByWords.set(words, keys);
  return keys.get(normalizeWords(word)) as Key | undefined;
}

function keysOf(words: Record<string, readonly string[]>): ReadonlyMap<string, string> {
  const entries = Object.entries(words).flatMap(([key, list]) =>
    list.map((item) => [normalizeWords(item), key] as const),
  );
  // Of two lists with a word, the first has it.
  return new Map(entries.toReversed());
}
