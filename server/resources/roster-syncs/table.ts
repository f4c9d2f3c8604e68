import Papa from "papaparse";
import { LIMITS } from "#domain/limits.ts";
import {
  comparedHeading,
  headingsOfField,
  rankedRosterColumn,
  rosterColumnOf,
} from "#domain/roster-headings.ts";
import { trimCharacters } from "#domain/trim.ts";
import { invalidField } from "#server/core/errors.ts";
import type { ApplicantField } from "#server/resources/roster-records/contract.ts";

type Cell = string | number | boolean | null;

/** A file as trimmed text: the column of each heading, and the cells of each row by column. */
export type Table = {
  readonly columns: readonly { readonly heading: string; readonly column: string | null }[];
  readonly rows: readonly ReadonlyMap<string, string>[];
};

/** The number of lines that are searched for headings, because a title or a date may be above them. */
const HEADING_LINES = 20;
/** Limited because each row is read once per heading: many of both would take minutes. */
const HEADINGS_MAX = LIMITS.requests.syncedHeadings;
const ROWS_MAX = LIMITS.requests.syncedRows;
/** The most lines, with empty ones: reading a million of them would block the process for half a second. */
const LINES_MAX = 10 * ROWS_MAX;
/** The maximum number of characters to search for the delimiter, once for each candidate. */
const SOUGHT_MAX = 100_000;
const DELIMITERS = [",", ";", "\t", "|"];
const KEYS: ReadonlySet<string | null> = new Set(["studentId", "email"]);

/** Reads rows given as objects, which may have different headings. @throws validation_failed for too many headings or rows */
export function tableOfRows(
  rows: readonly Readonly<Record<string, Cell>>[],
  fields: readonly ApplicantField[],
): Table {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  assertSize(headings, rows, "rows");
  return tableOf(
    headings,
    // A heading such as "constructor" is also the name of a function that every object has.
    rows.map((row) =>
      headings.map((heading) => (Object.hasOwn(row, heading) ? (row[heading] ?? null) : null)),
    ),
    fields,
  );
}

/** Reads CSV with any common delimiter. Skips lines without text. @throws validation_failed for too many headings, lines, or rows */
export function tableOfCsv(csv: string, fields: readonly ApplicantField[]): Table {
  const text = csv.replace(/^\uFEFF/, "");
  const declared = /^sep=(.)\r?\n/i.exec(text);
  const content = declared ? text.slice(declared[0].length) : text;
  const delimiter = declared?.[1] ?? delimiterOf(content.slice(0, SOUGHT_MAX), fields);
  const all = parse(content, delimiter, LINES_MAX + 1);
  if (all.length > LINES_MAX) throw invalidField(["csv"], `Send at most ${LINES_MAX} lines.`);
  const lines = all.filter((line) => line.some((cell) => trimmed(cell) !== ""));
  const start = Math.max(indexOfHeadings(lines, fields), 0);
  const headings = lines[start] ?? [];
  const rows = lines.slice(start + 1);
  assertSize(headings, rows, "csv");
  return tableOf(headings, rows, fields);
}

/** Checks the size before the rows are read once per heading. @throws validation_failed */
function assertSize(headings: readonly string[], rows: readonly unknown[], format: "rows" | "csv"): void {
  if (headings.length > HEADINGS_MAX) throw invalidField([format], `Send at most ${HEADINGS_MAX} headings.`);
  if (rows.length > ROWS_MAX) throw invalidField([format], `Send at most ${ROWS_MAX} rows.`);
}

function tableOf(
  headings: readonly string[],
  lines: readonly (readonly Cell[])[],
  fields: readonly ApplicantField[],
): Table {
  const readAs = columnReader(fields);
  const named = headings.map((heading, index) => {
    const hasCell = (like: RegExp) =>
      lines.some((line) => line[index] != null && like.test(trimmed(line[index])));
    return rankedRosterColumn(heading, hasCell) ?? { column: readAs(heading), rank: 0 };
  });
  const columns = headings.map((heading, index) => {
    const column = named[index]?.column ?? null;
    const ranks = named.filter((other) => other.column === column).map(({ rank }) => rank);
    const least = Math.min(...ranks);
    const surest = named.findIndex((other) => other.column === column && other.rank === least);
    return { heading: trimmed(heading), column: index === surest ? column : null };
  });
  const read = columns.flatMap(({ column }, index) => (column === null ? [] : [{ column, index }]));
  const rows = lines.map((line) => {
    const cells = read.map(({ column, index }) => [column, trimmed(line[index] ?? "")] as const);
    return new Map(cells.filter(([, text]) => text !== ""));
  });
  return { columns, rows };
}

/** Returns a function that returns the column of a heading, the ID of its field, or null. */
function columnReader(fields: readonly ApplicantField[]): (heading: string) => string | null {
  const named = new Map(fields.flatMap((field) => headingsOfField(field).map((name) => [name, field.id])));
  return (heading) => rosterColumnOf(heading) ?? named.get(comparedHeading(heading)) ?? null;
}

/** Returns the index of the line with the headings, which is the first with a key's heading; -1 if there is none. */
function indexOfHeadings(lines: readonly (readonly string[])[], fields: readonly ApplicantField[]): number {
  const readAs = columnReader(fields);
  return lines
    .slice(0, HEADING_LINES)
    .findIndex((line) => line.slice(0, HEADINGS_MAX).some((cell) => KEYS.has(readAs(trimmed(cell)))));
}

/** Returns the delimiter that results in the most known headings. */
function delimiterOf(text: string, fields: readonly ApplicantField[]): string {
  const readAs = columnReader(fields);
  const scored = DELIMITERS.map((delimiter) => {
    const lines = parse(text, delimiter, HEADING_LINES);
    const headings = (lines[indexOfHeadings(lines, fields)] ?? []).slice(0, HEADINGS_MAX);
    return { delimiter, score: headings.filter((heading) => readAs(trimmed(heading)) !== null).length };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

function parse(text: string, delimiter: string, preview: number): string[][] {
  return Papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: false }).data;
}

/** Zero-width characters, which `trim` doesn't remove. */
const ZERO_WIDTH = "\u200B\u200C\u200D\u2060";

/** Normalizes a cell to NFC, and trims it. */
function trimmed(cell: Cell): string {
  const text = String(cell ?? "").normalize("NFC");
  return trimCharacters(text.trim(), ZERO_WIDTH).trim();
}
