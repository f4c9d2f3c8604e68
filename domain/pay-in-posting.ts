import { BY_COUNTRY, NAMED, SIGNS, SMALL_UNITS } from "./pay-currencies.ts";
import { readAmount } from "./pay-in-text.ts";
import { ESTIMATE, frequencyOf, OTHER_WORDS, PAY_WORDS, type PayFrequency } from "./pay-phrases.ts";
import { CURRENCY_CODES } from "./words-in-text.ts";

/** The pay that a posting states: one amount, or one or both ends of a range. */
export type StatedPay = {
  from: number | null;
  to: number | null;
  isRange: boolean;
  currency: string | null;
  frequency: PayFrequency | null;
};

export type PayContext = {
  /** The code of the posting's country. Decides which dollar, crown, or yen a sign means. */
  readonly country?: string | undefined;
  /** The posting's city. If the text has several ranges, the one for this city counts. */
  readonly city?: string | undefined;
  /** True if a job site wrote the text: its estimates aren't the employer's pay. */
  readonly isOfSite?: boolean;
};

/** Digits with or without separators, then perhaps a unit: 60.000, 120'000, 85,5, 45k, 600万. */
const AMOUNT =
  /(?<![\d.,])(?:\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3}){1,3}|\d{1,2}(?:,\d{2}){1,2},\d{3}|\d{1,9})(?:[.,]\d{1,2}|,[-–](?=\s|$))?(?!\d)(?:\s?(k|t(?=\s?€)|tsd|mio|mrd|mn|bn|m|b|million|billion|thousand|lakhs?|lacs?|crores?|lpa|万|千|億)(?![\p{L}\d])|([万千億만억]))?/giu;
const CURRENCY_BEFORE =
  /(?:(US\$|CA\$|C\$|A\$|AU\$|NZ\$|NT\$|S\$|HK\$|R\$|MX\$|[$€£¥￥₹₩₪₺₽฿])|\b([a-z]{3}|Fr\.|Rs\.?|Rp\.?|RM|kr\.?|R(?=\s?$)))\s?$/iu;
const CURRENCY_AFTER =
  /^\s?(?:([$€£¥￥₹₩₪₺₽฿](?!\s?\d)|zł|kr(?![\p{L}])|円|元|원|Kč|Ft)|(Franken|грн|руб(?:лей)?|TL|lei|ريال|درهم|euros?|pounds?|dollars?|[a-z]{3})(?![\p{L}]))/iu;
/** The text between the ends of a range, such as "/yr - ", " bis ", or "〜". */
const BETWEEN =
  /^\s?(?:(?:\/|per\s|an?\s|pro\s|par\s)?\s?(?:yr|year|hr|hour|mo|month|jahr|an|mois|week)\.?)?\s?(?:-|–|—|―|〜|~|～|\bto\b|\bbis\b|à|\ba\b|\bet\b|\band\b|\bund\b|\by\b|\ben\b|\boch\b|\bog\b|\btot\b|\be\b|\bfino a\b|\bhasta\b|\btil\b|\btill\b|\bdo\b|до|إلى|から)\s?(?:(?:up to|bis zu)\s?)?(?:(?:usd|cad|aud|nzd|sgd|hkd|gbp|eur|chf|inr)\s?)?$/iu;
const NEEDS_BETWEEN = /\b(?:and|und|et|y|e|en|och|og)\b/i;
const BETWEEN_WORD =
  /(?:\bbetween|\bzwischen|\bentre|\btussen|\btra|\bmellan|\bmellem|\bmellom|\brange of|\branges? from)\s{0,3}\S{0,4}\s?$/i;

/** The end of an amount's own clause. */
const CLAUSE_END =
  /[,;.()+&|•]|\s(?:plus|and|with|und|zzgl|zuzüglich|et|y|más|mais|più|samt|oraz|including|inkl)\s/iu;

const PERIOD_REACH = 32;

const UPPER =
  /(?:\bup to|\bbis zu|jusqu'à|\bhasta|\bfino a|\baté|\bop til|\bupp till|\btot|\bmax(?:imum|imal|imaal|ymalnie)?\.?|最大|最高)\s?\S{0,4}\s?$/iu;
const LOWER =
  /(?:\bfrom|\bab|à partir de|\bdesde|\bfra\b|\bfrån\b|\bod\b|\bda\b|\bvanaf\b|від|от|starting at|starts at|\bmin(?:imum|destens)?\.?|最低)\s?\S{0,4}\s?$/iu;

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  t: 1e3,
  tsd: 1e3,
  thousand: 1e3,
  千: 1e3,
  万: 1e4,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  lpa: 1e5,
  crore: 1e7,
  crores: 1e7,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  億: 1e8,
  만: 1e4,
  억: 1e8,
};
const UNREAL = 1e12;
/** The amounts from which pay without a period counts as yearly. */
const LEAST_YEARLY = { usual: 15_000, monthly: 150_000, small: 1_000_000 };
/** Currencies of countries where pay is stated by the month. */
const BY_MONTH = new Set("PLN SEK NOK DKK TWD MXN BRL ZAR CNY".split(" "));
/** The amounts above which a number isn't pay. */
const MOST = { usual: 3_000_000, small: 500_000_000 };

type Mention = { start: number; end: number; value: number; scale: number | null; currency: string | null };
type Candidate = StatedPay & { rank: number };

/**
 * Returns the pay that a posting's text states, or null. Bonuses, budgets, funding, and pay of similar jobs
 * don't count: the nearest word before or right after an amount decides whether it is pay.
 */
export function statedPay(text: string, context: PayContext = {}): StatedPay | null {
  let best: Candidate | null = null;
  let heading = "";
  const lines = text.split(/\n|\s\|\s/);
  for (const [index, line] of lines.entries()) {
    for (const candidate of candidatesOf(withPeriod(line, lines[index + 1] ?? ""), heading, context)) {
      if (best === null || candidate.rank > best.rank) best = candidate;
    }
    if (line.trim() !== "") heading = line.length <= HEADING_MAX ? line : "";
  }
  if (best === null) return null;
  const { rank: _rank, ...pay } = best;
  return pay;
}

/** Returns a line joined with the next one if the next one states the period of the line's amount. */
function withPeriod(line: string, next: string): string {
  const isApart =
    line.length <= HEADING_MAX &&
    next.length <= PERIOD_REACH &&
    wordsIn(line) <= 2 &&
    frequencyOf(line) === null;
  return (isApart && frequencyOf(next) !== null ? `${line} ${next}` : line).slice(0, LINE_MAX);
}

/**
 * The most words in a line whose amount counts as pay without a word of pay: "Full-time, $18 an hour", or the
 * amount alone. In a sentence, only pay by the hour and a range of yearly or monthly pay count.
 */
const BARE_WORDS = 7;
const BARE_MOST = 500_000;
const SENTENCE_END = /[.!?;](?:\s|$)/;
/** The longest part of a paragraph, and the longest heading, that are read. */
const LINE_MAX = 4_000;
const HEADING_MAX = 90;

function candidatesOf(line: string, heading: string, context: PayContext): Candidate[] {
  if (!/\d/.test(line)) return [];
  const mentions = [...line.matchAll(AMOUNT)].map((match) => mentionOf(line, match, context));
  const candidates: Candidate[] = [];
  let from = 0;
  for (let at = 0; at < mentions.length; at += 1) {
    const first = mentions[at];
    if (!first) continue;
    const next = mentions[at + 1];
    const between = next ? line.slice(first.end, next.start) : "";
    const before = line.slice(Math.max(0, from, first.start - 120), first.start);
    const isRange =
      next !== undefined && isBetween(between, before) && (first.currency ?? next.currency) !== null;
    const last = isRange && next ? next : first;
    const currency = last.currency ?? first.currency;
    if (currency === null) continue;
    from = last.end;
    if (isRange) at += 1;
    const after = line.slice(last.end, last.end + 60);
    const candidate = candidateOf(
      { first, last, isRange, currency, before, after, between, heading, line },
      context,
    );
    if (candidate) candidates.push(candidate);
  }
  return candidates;
}

/** An amount or a range, and the texts around it. */
type AmountInLine = {
  first: Mention;
  last: Mention;
  isRange: boolean;
  currency: string;
  before: string;
  after: string;
  between: string;
  heading: string;
  line: string;
};

/** Checks whether pay without a period is large enough to be for a year. */
export function isYearlySum(value: number, currency: string): boolean {
  return (
    value >= LEAST_YEARLY[SMALL_UNITS.has(currency) ? "small" : BY_MONTH.has(currency) ? "monthly" : "usual"]
  );
}

function candidateOf(amount: AmountInLine, context: PayContext): Candidate | null {
  const { first, last, isRange, currency, before, after, between, heading, line } = amount;
  const clause = after.slice(0, CLAUSE_END.exec(after)?.index ?? after.length);
  const preceding = nearest(before) ?? (wordsIn(before) < 4 ? nearest(heading) : null);
  const behind = nearest(clause);
  if (behind === "other" || preceding === "other") return null;
  if (context.isOfSite && ESTIMATE.test(line.replace(/employer est/i, ""))) return null;
  const frequency =
    (line.slice(last.start, last.end).toLowerCase().includes("lpa") ? "annually" : null) ??
    frequencyOf(clause) ??
    frequencyOf(between) ??
    frequencyOf(after.slice(0, PERIOD_REACH)) ??
    frequencyOf(before.slice(-80).split(SENTENCE_END).at(-1) ?? "") ??
    frequencyOf(heading);
  const scale = last.scale ?? 1;
  const to = last.value * scale;
  const value =
    first.value *
    (first.scale ?? (isRange && first.value < last.value * scale && first.value < 1_000 ? scale : 1));
  const isSmall = SMALL_UNITS.has(currency);
  if (to > MOST[isSmall ? "small" : "usual"] || (isRange && to < value) || value <= 0) return null;
  const isYearly = isYearlySum(value, currency);
  // A smaller sum is an allowance.
  if (!isSmall && to < (frequency === "annually" ? 2_000 : frequency === "monthly" ? 200 : 0)) return null;
  const isStated = preceding === "pay" || behind === "pay";
  const words = wordsIn(line);
  const inSentence = wordsIn(`${before.split(SENTENCE_END).at(-1)} ${after.split(SENTENCE_END)[0]}`);
  const isBare =
    (frequency !== null && words <= BARE_WORDS && (frequency !== "annually" || isYearly)) ||
    (frequency === null && words <= 2 && isYearly && !isSmall && to <= BARE_MOST) ||
    (frequency === null &&
      isRange &&
      isYearly &&
      scale === 1e3 &&
      !/\w/.test(before) &&
      wordsIn(clause) <= 1) ||
    (inSentence <= BARE_WORDS && frequencyOf(after.slice(0, 12)) === "hourly") ||
    (inSentence <= BARE_WORDS &&
      isRange &&
      (isYearly || frequencyOf(clause) === "monthly") &&
      !isSmall &&
      to <= BARE_MOST);
  if (!isStated && !isBare) return null;
  const end = isRange
    ? null
    : UPPER.test(before)
      ? "to"
      : LOWER.test(before) || /^\s?\+/.test(after)
        ? "from"
        : null;
  return {
    from: end === "to" ? null : value,
    to: isRange || end === "to" ? to : null,
    isRange: isRange || end !== null,
    currency,
    frequency: frequency ?? (isYearly ? "annually" : null),
    rank: rankOf(amount, isStated, context),
  };
}

/** Returns how likely an amount is the posting's own pay: in its city, the base pay, a range. */
function rankOf(
  { before, line, isRange, heading }: AmountInLine,
  isStated: boolean,
  { city }: PayContext,
): number {
  const isHere = city !== undefined && city !== "" && line.toLowerCase().includes(city.toLowerCase());
  const isTotal = /\bOTE\b|on-target|total (?:comp|cash|target)/i.test(before);
  const isBase = /\bbase\b|grundgehalt|基本給|salaire de base/i.test(`${heading} ${before}`);
  return (isHere ? 8 : 0) + (isTotal ? -4 : 0) + (isBase ? 2 : 0) + (isStated ? 2 : 0) + (isRange ? 1 : 0);
}

function mentionOf(line: string, match: RegExpExecArray, { country = "" }: PayContext): Mention {
  const [whole, unit, sign] = match;
  const word = (unit ?? sign ?? "").toLowerCase();
  const digits = whole.slice(0, whole.length - word.length);
  const before = CURRENCY_BEFORE.exec(line.slice(Math.max(0, match.index - 6), match.index));
  const end = match.index + whole.length;
  const after = CURRENCY_AFTER.exec(line.slice(end, end + 12));
  const codeIn = (currency: string | undefined) =>
    currency === undefined ? null : codeOf(currency, country);
  const [codeBefore, codeAfter] = [codeIn(before?.[2] ?? before?.[1]), codeIn(after?.[2] ?? after?.[1])];
  const isWordAfter = codeAfter !== null && after?.[2] !== undefined;
  return {
    start: match.index - (codeBefore === null ? 0 : (before?.[0].length ?? 0)),
    end: end + (codeAfter === null ? 0 : (after?.[0].length ?? 0)),
    value: readAmount(digits.replace(/,[-–]$/, "")),
    scale: word === "" ? null : (SCALES[word] ?? UNREAL),
    currency: isWordAfter
      ? codeAfter
      : (codeBefore ??
        codeAfter ??
        (/^(?:lpa|lakh|lac|crore)/.test(word) ? "INR" : word === "k" && country === "CN" ? "CNY" : null)),
  };
}

function codeOf(sign: string, country: string): string | null {
  const plain = sign.toLowerCase();
  const shared = BY_COUNTRY[plain.replace(/^dollars?$/, "dollar")];
  if (shared?.[country]) return shared[country];
  if (plain.startsWith("dollar")) return "USD";
  return (
    NAMED[plain] ??
    SIGNS[sign] ??
    SIGNS[sign.toUpperCase()] ??
    (CURRENCY_CODES.has(sign.toUpperCase()) ? sign.toUpperCase() : null)
  );
}

function isBetween(between: string, before: string): boolean {
  if (between.length > 24 || !BETWEEN.test(between)) return false;
  return !NEEDS_BETWEEN.test(between) || BETWEEN_WORD.test(before);
}

/** Returns whether the last word about money in a text is about pay or about other money; null if there is none. */
function nearest(text: string): "pay" | "other" | null {
  const lastOf = (lists: readonly RegExp[]) =>
    Math.max(...lists.map((words) => [...text.matchAll(words)].at(-1)?.index ?? -1));
  const [pay, other] = [lastOf(PAY_WORDS), lastOf(OTHER_WORDS)];
  return pay === -1 && other === -1 ? null : pay > other ? "pay" : "other";
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}]{2,}/gu)?.length ?? 0;
}
