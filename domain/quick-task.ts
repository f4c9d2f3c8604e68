import { type DayOrder, readDate } from "./dates-in-text.ts";
import type { QuickWords } from "./quick-words.ts";
import { DAY_MS } from "./time.ts";
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

/** The moment of reading on the reader's calendar, and the order of days and months in digits. */
export type QuickReader = { words: QuickWords; today: string; time: string; order: DayOrder };

type Match = RegExpExecArray & { groups?: Record<string, string | undefined> };
/** A phrase, and its meaning; null if it has none, so that it stays part of the text. */
type Rule<Meaning> = readonly [pattern: RegExp, read: (match: Match) => Meaning | null];

/** Reads a line: the first phrases that name a repeat, a day, and a time are taken out, and the rest is the text. */
export function readQuickTask(line: string, reader: QuickReader): QuickTask {
  const { today, time: now } = reader;
  const rules = rulesOf(reader);
  let rest = line.trim().replace(/\s+/g, " ");
  const take = <Meaning>(of: readonly Rule<Meaning>[]): Meaning | null => {
    for (const [pattern, read] of of) {
      const match = pattern.exec(rest) as Match | null;
      const meaning = match && read(match);
      if (!match || meaning === null) continue;
      const remaining = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
      // A text that is only a date is a text.
      if (remaining.trim() === "") continue;
      rest = remaining.trim().replace(/\s+/g, " ").replace(/[,;]$/, "");
      return meaning;
    }
    return null;
  };
  const repeated = take(rules.repeats);
  // Before the days: 11.30 am is also a date.
  const time = take(rules.times);
  const found = repeated?.day ?? take(rules.days);
  // A time alone is today, or tomorrow once it has passed; a repeat alone begins today.
  const unsaid = time ? (time > now ? today : inDays(today, 1)) : repeated ? today : null;
  const day = found ?? unsaid;
  return { text: rest, day, time, repeat: repeated?.repeat ?? null };
}

type Repeated = { repeat: TaskRepeat; day: string | null };

function rulesOf({ words, today, order }: QuickReader) {
  const weekdays = words.weekdays.flat();
  const weekday = (name = ""): string => {
    const wanted = words.weekdays.findIndex((names) => names.includes(name.toLowerCase()));
    const monday = (new Date(today).getUTCDay() + 6) % 7;
    return inDays(today, (wanted - monday + 7) % 7 || 7);
  };
  const after = ({ groups = {} }: Match): string | null => {
    const count = Number(groups.count) || 1;
    const unit = groups.unit?.toLowerCase() ?? "";
    if (count > 999) return null;
    if (words.months.includes(unit)) return inMonths(today, count);
    return inDays(today, words.days.includes(unit) ? count : 7 * count);
  };
  const date = ({ groups = {} }: Match): string | null => {
    const text = groups.date ?? "";
    const isWhole = /\d{4}|\d[/.-]\d+[/.-]\d/.test(text);
    if (isWhole) return readDate(text, order);
    // Without a year, it is the next such day.
    const joined = /[/.]/.test(text) ? `${text}${text.includes(".") ? "." : "/"}` : `${text} `;
    const year = Number(today.slice(0, 4));
    const days = [year, year + 1].map((one) => readDate(`${joined}${one}`, order));
    return days.find((day) => day !== null && day >= today) ?? null;
  };
  const on = `(?:${any([...words.on, ...words.next])} )?`;
  const unit = `(?<unit>${any([...words.days, ...words.weeks, ...words.months])})`;
  const months = any(MONTHS.flat());
  const repeats: Rule<Repeated>[] = [
    [
      phrase(`${any(words.every)} (?<day>${any(weekdays)})`),
      ({ groups }) => ({ repeat: "weekly", day: weekday(groups?.day) }),
    ],
    [phrase(any(words.weekly)), () => ({ repeat: "weekly", day: null })],
    [phrase(any(words.monthly)), () => ({ repeat: "monthly", day: null })],
  ];
  const days: Rule<string>[] = [
    [phrase(any(words.today)), () => today],
    [phrase(any(words.tomorrow)), () => inDays(today, 1)],
    [phrase(`${any(words.in)} (?<count>\\d+|${any(words.one)}) ${unit}`), after],
    [phrase(`${any(words.next)} (?<unit>${any(words.weeks)})`), after],
    [phrase(`${on}(?<day>${any(weekdays)})`), ({ groups }) => weekday(groups?.day)],
    [phrase(`${on}(?<date>\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}[/.]\\d{1,2}(?:[/.](?:\\d{4}|\\d{2}))?)`), date],
    [phrase(`${on}(?<date>(?:${months})\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?)`), date],
    [phrase(`${on}(?<date>\\d{1,2}(?:st|nd|rd|th|\\.)? (?:${months})(?:,? \\d{4})?)`), date],
  ];
  const at = `(?:${any(words.at)} )`;
  const clock = (match: Match) => timeOf(match, words);
  const times: Rule<string>[] = [
    [
      phrase(
        `${at}?(?<hour>\\d{1,2})(?:[:.](?<minute>\\d\\d))? ?(?<half>${any([...words.am, ...words.pm])})`,
      ),
      clock,
    ],
    [phrase(`${at}?(?<hour>\\d{1,2}):(?<minute>\\d\\d)`), clock],
    [phrase(`${at}?(?:${any(words.noon)})`), () => "12:00"],
    [phrase(`${at}(?<hour>\\d{1,2})`), clock],
  ];
  return { repeats, days, times };
}

/** The hours that mean the afternoon if nothing says which half of the day: "at 3". */
const AFTERNOON = { from: 1, to: 7 };

function timeOf({ groups = {} }: Match, words: QuickWords): string | null {
  const { hour: said = "", minute = "00" } = groups;
  const half = groups.half?.toLowerCase();
  let hour = Number(said);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (words.pm.includes(half) ? 12 : 0);
  } else if (groups.minute === undefined && hour >= AFTERNOON.from && hour <= AFTERNOON.to) hour += 12;
  if (hour > 23 || Number(minute) > 59) return null;
  return `${String(hour).padStart(2, "0")}:${minute}`;
}

function inDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the same day of a later month, or its last one. */
function inMonths(day: string, count: number): string {
  const from = new Date(day);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + count];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), last))).toISOString().slice(0, 10);
}

/** Returns a pattern of alternatives, the longest first. */
function any(alternatives: readonly string[]): string {
  const sorted = [...alternatives].sort((one, other) => other.length - one.length);
  return `(?:${sorted.map((word) => word.replaceAll(".", "\\.")).join("|")})`;
}

/** Returns a pattern of whole words, whatever their case. */
function phrase(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "iu");
}
