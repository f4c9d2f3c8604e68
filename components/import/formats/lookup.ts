import { readDate } from "#domain/dates-in-text.ts";
import { fold } from "#domain/fold.ts";
import { normalizeWords } from "#domain/words-in-text.ts";
import { targetOfWords } from "./heading-synonyms.ts";
import { HEADINGS, NAMES } from "./headings.ts";
import { FORMATS, type Format } from "./known.ts";
import type { Target } from "./targets.ts";
import { OTHER_FILES, type OtherKind } from "./unsupported-formats.ts";
import { BLANK_WORDS, NO_WORDS, YES_WORDS } from "./words.ts";

const targetByHeading = new Map(
  Object.entries(HEADINGS).flatMap(([target, names]) =>
    names.map((name) => [compact(name), target as Target]),
  ),
);

/** Returns a heading for comparison: `jobTitle`, `job_title`, and "Job title" are the same, and so are "Etat" and "État". */
function compact(heading: string): string {
  return fold(normalizeWords(heading)).replaceAll(" ", "");
}

/**
 * Returns the target of a heading in any sheet, from the list or by its words; undefined if it isn't known. "Company, address" counts as
 * "Company".
 */
export function targetOfHeading(heading: string): Target | undefined {
  const target = targetByHeading.get(compact(heading)) ?? targetOfWords(heading);
  const end = target ? -1 : heading.indexOf(",");
  return end === -1 ? target : targetOfHeading(heading.slice(0, end));
}

/** Checks whether a heading only names its rows, and doesn't say whether by title or company. */
export function isName(heading: string): boolean {
  return NAMES.includes(normalizeWords(heading));
}

/** Returns the product whose export has these headings, or this file name. */
export function formatOf(headings: readonly string[], fileName: string): Format | undefined {
  return FORMATS.find(({ headings: wanted, fileName: pattern }) =>
    pattern ? pattern.test(fileName) : hasAll(headings, wanted),
  );
}

/** Returns the kind of a table without applications, such as LinkedIn's connections; null if it may have some. */
export function otherKindOf(headings: readonly string[]): OtherKind | null {
  const known = OTHER_FILES.find(({ headings: wanted }) => hasAll(headings, wanted))?.kind;
  return known ?? (areContacts(headings) ? "people" : null);
}

/** Targets that only a table of applications has. */
const OF_APPLICATIONS: ReadonlySet<Target | undefined> = new Set([
  ...(["status", "outcome", "stage", "applicationDate", "applicationLink"] as const),
  ...(["savedDate", "closingDate", "description", "pay", "salaryRangeMin"] as const),
]);

/** Checks whether a table has people: a name with an email address or a phone, and nothing of an application. */
function areContacts(headings: readonly string[]): boolean {
  const targets = headings.map(targetOfHeading);
  if (targets.some((target) => OF_APPLICATIONS.has(target))) return false;
  const isReached = targets.includes("contactEmail") || targets.includes("contactPhone");
  return isReached && headings.some((heading) => /^(?:full )?name$/.test(normalizeWords(heading)));
}

function hasAll(headings: readonly string[], wanted: readonly string[]): boolean {
  const present = new Set(headings.map(compact));
  return wanted.every((heading) => present.has(compact(heading)));
}

/** Checks whether a cell means an empty value. */
export function isBlank(text: string): boolean {
  return BLANK_WORDS.has(text.trim().toLowerCase());
}

export function isYes(text: string): boolean {
  return YES_WORDS.has(text.trim().toLowerCase());
}

/** Checks whether a cell of a stage's column says that the stage was reached: yes, or the day. */
export function isStageReached(text: string): boolean {
  return isYes(text) || (/\D/.test(text) && (readDate(text, "day") ?? readDate(text, "month")) !== null);
}

export function isNo(text: string): boolean {
  return isBlank(text) || NO_WORDS.has(text.trim().toLowerCase());
}
