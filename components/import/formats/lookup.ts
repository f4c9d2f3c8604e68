import { STATUSES, type Status } from "#domain/values.ts";
import { normalizeWords } from "#domain/words-in-text.ts";
import { HEADINGS, NAMES } from "./headings.ts";
import { FORMATS, type Format } from "./known.ts";
import type { Target } from "./targets.ts";
import { BLANK_WORDS, NO_WORDS, STATUS_WORDS, YES_WORDS } from "./words.ts";

const targetByHeading = new Map(
  Object.entries(HEADINGS).flatMap(([target, names]) =>
    names.map((name) => [normalizeWords(name), target as Target]),
  ),
);
const statusByWord = new Map(
  STATUSES.flatMap((status) => STATUS_WORDS[status].map((word) => [normalizeWords(word), status])),
);

/** Where a heading's column goes in any sheet; undefined where it isn't known. */
export function targetOfHeading(heading: string): Target | undefined {
  return targetByHeading.get(normalizeWords(heading));
}

/** Whether a heading names its rows without saying whether by title or company. */
export function isName(heading: string): boolean {
  return NAMES.includes(normalizeWords(heading));
}

/** The column that a word of a status means; a phrase is known when all its words mean the same one. */
export function statusOfWord(word: string, format?: Format): Status | undefined {
  const plain = normalizeWords(word);
  const exact = format?.statusWords?.[plain] ?? statusByWord.get(plain);
  if (exact) return exact;
  const meant = plain.split(" ").map((part) => statusByWord.get(part));
  return meant.every((status) => status === meant[0]) ? meant[0] : undefined;
}

/** The product whose export has these headings, or is named so. */
export function formatOf(headings: readonly string[], fileName: string): Format | undefined {
  const present = new Set(headings.map(normalizeWords));
  return FORMATS.find(({ headings: wanted, fileName: pattern }) =>
    pattern ? pattern.test(fileName) : wanted.every((heading) => present.has(normalizeWords(heading))),
  );
}

/** Whether a cell says that there is nothing. */
export function isBlank(text: string): boolean {
  return BLANK_WORDS.has(text.trim().toLowerCase());
}

export function isYes(text: string): boolean {
  return YES_WORDS.has(text.trim().toLowerCase());
}

export function isNo(text: string): boolean {
  return isBlank(text) || NO_WORDS.has(text.trim().toLowerCase());
}
