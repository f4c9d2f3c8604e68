import { DAY_MS } from "./time.ts";
import { MONTHS } from "./words-in-text.ts";

/** The order of dates in digits: 3/4 is March 4 or April 3. */
export type DayOrder = "month" | "day";

const monthByName = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1])));
const NUMERIC = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[\s,T]+\d{1,2}[:.]\d{2}.*)?$/;
const ISO = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[\sT].*)?$/;
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
/** A day as Excel and Jira show it: 3-Sep-26, 03/Sep/26 9:00 AM. */
const SHORT = /^(\d{1,2})[-/](\p{L}{3,9})\.?[-/](\d{4}|\d{2})(?:\s.*)?$/u;
const NAMED =
  /^(?:\p{L}+\.?,?\s+)?(?:(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?|(\d{1,2})(?:st|nd|rd|th|er|\.)?\s+(?:de\s+)?(\p{L}+)\.?),?\s+(?:de\s+)?(\d{4})(?:[\s,].*)?$/u;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
/** Days since 1899-12-30, as spreadsheets count them, for the years 1982 to 2064. */
const SERIAL = { from: 30_000, to: 60_000, epoch: Date.UTC(1899, 11, 30) };

/** Returns a day, or an instant if the text is one in ISO 8601 with a zone; null if the text isn't a valid date. */
export function readDate(text: string, order: DayOrder): string | null {
  const trimmed = text.trim();
  if (INSTANT.test(trimmed)) return Number.isNaN(Date.parse(trimmed)) ? null : trimmed;
  const iso = ISO.exec(trimmed) ?? COMPACT.exec(trimmed);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const numeric = NUMERIC.exec(trimmed);
  if (numeric) {
    const [, one, two, year = ""] = numeric;
    return order === "month" ? dayOf(year, one, two) : dayOf(year, two, one);
  }
  const short = SHORT.exec(trimmed.toLowerCase());
  if (short) return namedDay(short[3], short[2], short[1]);
  const named = NAMED.exec(trimmed.toLowerCase());
  if (named) return namedDay(named[5], named[1] ?? named[4], named[2] ?? named[3]);
  const serial = /^\d{5}(\.\d+)?$/.test(trimmed) ? Number(trimmed) : 0;
  if (serial < SERIAL.from || serial > SERIAL.to) return null;
  return new Date(SERIAL.epoch + Math.floor(serial) * DAY_MS).toISOString().slice(0, 10);
}

function namedDay(year: string | undefined, name = "", day: string | undefined): string | null {
  const month = monthByName.get(name);
  return month === undefined ? null : dayOf(year, String(month), day);
}

function dayOf(year = "", month = "", day = ""): string | null {
  const text = `${year.length === 2 ? "20" : ""}${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

export type FoundOrder = {
  order: DayOrder;
  /** True if any dates are in digits. */
  hasDigits: boolean;
  /** True if the cells make the order certain. */
  isSure: boolean;
  /** True if no order fits all of the dates. */
  isMixed: boolean;
  /** A date to show as a sample. */
  sample: string | null;
};

/** Returns the order in which a column's dates make sense, or `usual` if either does. */
export function findDayOrder(cells: readonly string[], usual: DayOrder): FoundOrder {
  const digits = cells.flatMap((cell) => {
    const match = NUMERIC.exec(cell.trim());
    return match ? [{ cell: cell.trim(), one: Number(match[1]), two: Number(match[2]) }] : [];
  });
  const dayFirst = digits.filter(({ one }) => one > 12);
  const monthFirst = digits.filter(({ two }) => two > 12);
  const isSure = dayFirst.length > 0 !== monthFirst.length > 0;
  // Dots are common where the day comes first.
  const byDots = digits[0]?.cell.includes(".") ? "day" : usual;
  const order =
    dayFirst.length === monthFirst.length ? byDots : dayFirst.length > monthFirst.length ? "day" : "month";
  const sample = digits.find(({ one, two }) => one <= 12 && two <= 12 && one !== two) ?? digits[0];
  const isMixed = dayFirst.length > 0 && monthFirst.length > 0;
  return { order, isSure, isMixed, hasDigits: digits.length > 0, sample: sample?.cell ?? null };
}

/** Returns the usual order of a locale: 3/4 in `en-US` is March 4. */
export function usualDayOrder(locale: string): DayOrder {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type);
  return parts.indexOf("day") < parts.indexOf("month") ? "day" : "month";
}
