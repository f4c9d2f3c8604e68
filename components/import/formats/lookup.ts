import { normalizeWords } from "#domain/words-in-text.ts";
import { HEADINGS, NAMES } from "./headings.ts";
import { FORMATS, type Format } from "./known.ts";
import { targetOfWords } from "./meanings.ts";
import { OTHER_FILES, type OtherKind } from "./others.ts";
import type { Target } from "./targets.ts";
import { BLANK_WORDS, NO_WORDS, YES_WORDS } from "./words.ts";

const targetByHeading = new Map(
  Object.entries(HEADINGS).flatMap(([target, names]) =>
    names.map((name) => [compact(name), target as Target]),
  ),
);

/** A heading as it is compared: `jobTitle`, `job_title` and "Job title" are the same. */
function compact(heading: string): string {
  return normalizeWords(heading).replaceAll(" ", "");
}

/** Where a heading's column goes in any sheet, as it is listed or by its words; undefined where it isn't known. */
export function targetOfHeading(heading: string): Target | undefined {
  return targetByHeading.get(compact(heading)) ?? targetOfWords(heading);
}

/** Whether a heading names its rows without saying whether by title or company. */
export function isName(heading: string): boolean {
  return NAMES.includes(normalizeWords(heading));
}

/** The product whose export has these headings, or is named so. */
export function formatOf(headings: readonly string[], fileName: string): Format | undefined {
  return FORMATS.find(({ headings: wanted, fileName: pattern }) =>
    pattern ? pattern.test(fileName) : hasAll(headings, wanted),
  );
}

/** What a table is where it holds no applications, such as LinkedIn's connections; null where it may hold some. */
export function otherKindOf(headings: readonly string[]): OtherKind | null {
  return OTHER_FILES.find(({ headings: wanted }) => hasAll(headings, wanted))?.kind ?? null;
}

function hasAll(headings: readonly string[], wanted: readonly string[]): boolean {
  const present = new Set(headings.map(compact));
  return wanted.every((heading) => present.has(compact(heading)));
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
