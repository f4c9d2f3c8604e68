import { fold } from "#domain/fold.ts";
import { STATUSES, type Status } from "#domain/values.ts";
import { normalizeWords } from "#domain/words-in-text.ts";
import type { Format } from "./known.ts";
import { NEUTRAL_WORDS, STATUS_WORDS } from "./words.ts";

const plainWords = (text: string) => fold(normalizeWords(text));
const statusByWord = new Map(
  STATUSES.flatMap((status) => STATUS_WORDS[status].map((word) => [plainWords(word), status])),
);

const neutralWords = new Set([...NEUTRAL_WORDS].map(plainWords));

/** Words that introduce the stage before a status: "Rejected after final round". */
const AFTER = /\s(?:after|post|without|nach|ohne|après|sans|tras|sin|após|dopo|na)[\s-]/i;
/** The end of a status before its details: "Withdrew (pay too low)", "Rejected - no reason". */
const DETAILS = /[([,;:–—]|\s(?:-|via|with|w\/|on(?! hold)|at)\s/i;

/** The number of characters of a cell that can be a status; the rest is details. */
const STATUS_MAX = 500;

/**
 * Returns the column that a status word means. A phrase is known if all of its deciding words mean the same column;
 * details after it don't count unless they mean another column.
 */
export function statusOfWord(cell: string, format?: Format): Status | undefined {
  const word = cell.slice(0, STATUS_MAX);
  const exact = format?.statusWords?.[normalizeWords(word)] ?? statusByWord.get(plainWords(word));
  if (exact) return exact;
  const [current = ""] = word.split(AFTER, 1);
  const whole = statusOfPhrase(decidingWords(current));
  if (whole) return whole;
  const [head = ""] = current.split(DETAILS, 1);
  const status = head === current ? undefined : statusOfPhrase(decidingWords(head));
  const details = decidingWords(current.slice(head.length));
  const others = [statusOfPhrase(details), ...details.map((part) => statusByWord.get(part))];
  return others.every((other) => other === undefined || other === status) ? status : undefined;
}

/** Returns the words of a status that may decide it: neither fillers nor dates and counts. */
function decidingWords(text: string): string[] {
  return plainWords(text)
    .split(" ")
    .filter((part) => !neutralWords.has(part) && !/^\d/.test(part));
}

function statusOfPhrase(deciding: readonly string[]): Status | undefined {
  const phrase = statusByWord.get(deciding.join(" "));
  if (phrase) return phrase;
  const meant = deciding.map((part) => statusByWord.get(part));
  return meant.every((status) => status === meant[0]) ? meant[0] : undefined;
}
