import { dayAfter } from "./application-date.ts";
import { type DayOrder, readDate } from "./dates-in-text.ts";
import type { QuickWords } from "./quick-words.ts";
import type { TaskRepeat } from "./values.ts";
import { MONTHS } from "./words-in-text.ts";

/** A task as read from one line, such as "call Els tomorrow 3pm". */
export type QuickTask = {
  text: string;
  /** A day such as 2026-12-01, and a time such as 15:00. */
  day: string | null;
  time: string | null;
  repeat: TaskRepeat | null;
};

/** The words of the reader's language, their current day and time, and the order of day and month in numeric dates. */
export type QuickReader = { words: QuickWords; today: string; time: string; order: DayOrder };

/** The meaning of the first words, and how many words it takes. */
type Match<Meaning> = { meaning: Meaning; length: number } | null;
type Reader<Meaning> = (words: readonly string[]) => Match<Meaning>;

/**
 * Reads a line. Takes out the first phrases that name a repeat, a time, and a day; the rest is the task's
 * text.
 */
export function readQuickTask(line: string, reader: QuickReader): QuickTask {
  const { today, time: now } = reader;
  let remaining = line.trim().split(/\s+/);
  const take = <Meaning>(read: Reader<Meaning>): Meaning | null => {
    const words = remaining.map((word) => word.toLowerCase().replace(/[,;:!]$/, ""));
    for (const at of words.keys()) {
      const found = read(words.slice(at));
      // A line that is only a date is a text.
      if (!found || found.length === remaining.length) continue;
      remaining = remaining.filter((_, index) => index < at || index >= at + found.length);
      return found.meaning;
    }
    return null;
  };
  const repeated = take((words) => repeatIn(words, reader));
  // The time is taken before the day, because the 11.30 of "11.30 am" is also a date.
  const time = take((words) => timeIn(words, reader.words));
  const day = repeated?.day ?? take((words) => dayIn(words, reader));
  // A time alone means today, or tomorrow once it has passed. A repeat alone begins today.
  const impliedDay = time ? (time > now ? today : dayAfter(today, 1)) : repeated ? today : null;
  const text = remaining.join(" ").replace(/[,;]$/, "");
  return { text, day: day ?? impliedDay, time, repeat: repeated?.repeat ?? null };
}

type Repeated = { repeat: TaskRepeat; day: string | null };

function repeatIn(typed: readonly string[], { words, today }: QuickReader): Match<Repeated> {
  const every = lengthOf(words.every, typed);
  const day = every > 0 ? weekdayIn(typed[every], words, today) : null;
  if (day !== null) return { meaning: { repeat: "weekly", day }, length: every + 1 };
  for (const repeat of ["weekly", "monthly"] as const) {
    const length = lengthOf(words[repeat], typed);
    if (length > 0) return { meaning: { repeat, day: null }, length };
  }
  return null;
}

function dayIn(typed: readonly string[], reader: QuickReader): Match<string> {
  const { words, today } = reader;
  if (lengthOf(words.today, typed) > 0) return { meaning: today, length: 1 };
  if (lengthOf(words.tomorrow, typed) > 0) return { meaning: dayAfter(today, 1), length: 1 };
  const [first = "", second = "", third = ""] = typed;
  if (words.in.includes(first)) {
    const count = words.one.includes(second) ? 1 : /^\d{1,3}$/.test(second) ? Number(second) : 0;
    const meaning = count > 0 ? after(count, third, words, today) : null;
    return meaning === null ? null : { meaning, length: 3 };
  }
  if (words.next.includes(first) && words.weeks.includes(second)) {
    return { meaning: dayAfter(today, 7), length: 2 };
  }
  const before = words.on.includes(first) || words.next.includes(first) ? 1 : 0;
  const rest = typed.slice(before);
  const weekday = weekdayIn(rest[0], words, today);
  if (weekday !== null) return { meaning: weekday, length: before + 1 };
  const date = dateIn(rest, reader);
  return date && { meaning: date.meaning, length: before + date.length };
}

/**
 * Reads 2026-12-24, 24.12., 12/24/2026, Dec 24, or 24 December 2026. Without a year, the next such day is
 * meant.
 */
function dateIn(
  [first = "", second = "", third = ""]: readonly string[],
  { today, order }: QuickReader,
): Match<string> {
  const year = Number(today.slice(0, 4));
  const next = (date: (year: number) => string, length: number): Match<string> => {
    const days = [year, year + 1].map((item) => readDate(date(item), order));
    const meaning = days.find((day) => day !== null && day >= today);
    return meaning ? { meaning, length } : null;
  };
  if (/^\d+[-/.]\d+[-/.]\d+$/.test(first)) {
    const meaning = readDate(first, order);
    return meaning === null ? null : { meaning, length: 1 };
  }
  if (/^\d{1,2}[/.]\d{1,2}\.?$/.test(first)) {
    const [left, right] = first.split(/[/.]/);
    return next((item) => `${left}/${right}/${item}`, 1);
  }
  const isNamed = [first, second].some((word) => MONTHS.flat().includes(word.replace(/\.$/, "")));
  if (!isNamed || ![first, second].some((word) => /^\d{1,2}(?:st|nd|rd|th|\.)?$/.test(word))) return null;
  if (!/^\d{4}$/.test(third)) return next((item) => `${first} ${second} ${item}`, 2);
  const meaning = readDate(`${first} ${second} ${third}`, order);
  return meaning === null ? null : { meaning, length: 3 };
}

/** The hours that count as afternoon without "am" or "pm": "at 3". */
const AFTERNOON = { from: 1, to: 7 };

function timeIn(typed: readonly string[], words: QuickWords): Match<string> {
  const before = lengthOf(words.at, typed);
  const [first = "", second = ""] = typed.slice(before);
  if (words.noon.includes(first)) return { meaning: "12:00", length: before + 1 };
  const match = /^(\d{1,2})(?:([:.])(\d\d))?([\p{L}.]*)$/u.exec(first);
  if (!match) return null;
  const [, digits = "", sign, minute = "00", suffix = ""] = match;
  const half = suffix || (words.am.includes(second) || words.pm.includes(second) ? second : "");
  const isHalf = words.am.includes(half) || words.pm.includes(half);
  if (half !== "" && !isHalf) return null;
  // A number alone is a time only after "at", and with a dot only beside am or pm.
  if (!isHalf && (sign === undefined ? before === 0 : sign === ".")) return null;
  let hour = Number(digits);
  if (isHalf) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (words.pm.includes(half) ? 12 : 0);
  } else if (sign === undefined && hour >= AFTERNOON.from && hour <= AFTERNOON.to) hour += 12;
  if (hour > 23 || Number(minute) > 59) return null;
  const length = before + (half !== "" && suffix === "" ? 2 : 1);
  return { meaning: `${String(hour).padStart(2, "0")}:${minute}`, length };
}

function weekdayIn(name = "", words: QuickWords, today: string): string | null {
  const weekday = words.weekdays.findIndex((names) => names.includes(name));
  if (weekday === -1) return null;
  const monday = (new Date(today).getUTCDay() + 6) % 7;
  return dayAfter(today, (weekday - monday + 7) % 7 || 7);
}

function after(count: number, unit: string, words: QuickWords, today: string): string | null {
  if (words.days.includes(unit)) return dayAfter(today, count);
  if (words.weeks.includes(unit)) return dayAfter(today, 7 * count);
  return words.months.includes(unit) ? inMonths(today, count) : null;
}

/** Returns the same day of a later month, or its last one. */
function inMonths(day: string, count: number): string {
  const from = new Date(day);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + count];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), last))).toISOString().slice(0, 10);
}

/** Returns the length, in words, of the first alternative that the words begin with; 0 if they begin with none. */
function lengthOf(alternatives: readonly string[], typed: readonly string[]): number {
  const found = alternatives.find((alternative) =>
    alternative.split(" ").every((word, index) => typed[index] === word),
  );
  return found === undefined ? 0 : found.split(" ").length;
}
