import { readDate } from "#domain/dates-in-text.ts";
import { listed, MONTHS, normalizeWords } from "#domain/words-in-text.ts";
import { isName, targetOfHeading } from "../formats/lookup.ts";
import type { Target } from "../formats/targets.ts";
import type { Rest } from "./take-out-rest.ts";

/** A sheet of a file: its headings, and the rows below as text. */
export type Table = {
  name: string;
  headings: string[];
  rows: string[][];
  /** The line of each row in the file, from 1. */
  lines: number[];
  /** Rows in between that aren't applications. */
  passedOver: { line: number; why: "headings" | "total" }[];
  /** The data related to each row, if the file has such data. */
  related?: Related[];
  /** The file's data beside its tables. */
  rest?: Rest;
};

/** The data of an application beside its own cells, as in the file. */
export type Related = {
  periods: { word: string; at: string }[];
  contacts: Partial<Record<"name" | "title" | "email" | "phone" | "socialLink", string>>[];
  interviews: ({ at: string } & Partial<Record<InterviewText, string>>)[];
  /** Comments and other texts, as lines of the notes. */
  notes: string[];
};
type InterviewText =
  | "type"
  | "notes"
  | "outcome"
  | "feedback"
  | "location"
  | "meetingUrl"
  | "timeZone"
  | "minutes";

/** An error for a file that can't be read; the text for its reason is in the messages. */
export class UnreadableFile extends Error {
  readonly reason: "empty" | "oldExcel" | "protected" | "notJson" | "noTable" | "tooLarge" | "broken";

  constructor(reason: UnreadableFile["reason"], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** The most columns: a table is as wide as its widest row, and a million columns would widen every other row. */
export const COLUMNS_MAX = 1_000;
/** The most cells of a table: a few wide rows widen all others. */
const CELLS_MAX = 10_000_000;
/** The longest heading: longer cells are texts. */
const HEADING_MAX = 80;

/** The share of a row's cells that must be known for it to begin a table. */
const MOSTLY = 0.6;

/** @throws UnreadableFile for a table with too many columns or cells */
export function assertSize(columns: number, rows: number): void {
  if (columns > COLUMNS_MAX || columns * rows > CELLS_MAX) throw new UnreadableFile("tooLarge");
}

/** Returns how much a row looks like headings: the number of fields that its cells name. */
export function headingScore(row: readonly string[]): number {
  const named = row
    .filter((cell) => cell !== "")
    .map(targetOfHeading)
    .filter((target) => target !== undefined && target !== "ignore");
  return new Set(named).size;
}

/**
 * Returns the tables of a sheet. Headings can be anywhere. Different headings further down begin a new table; repeated
 * ones are passed over. A sheet whose first row has dates or links has no headings.
 */
export function tablesOf(name: string, lines: readonly (readonly string[])[]): Table[] {
  const starts = headingRows(lines);
  const [first = 0] = starts;
  if (isData(lines[first] ?? [])) {
    const table = tableBetween(name, lines, first - 1, lines.length, []);
    return table ? [table] : [];
  }
  return starts.flatMap((start, index) => {
    const table = tableBetween(name, lines, start, starts[index + 1] ?? lines.length);
    return table && (index === 0 || table.rows.length > 0)
      ? [{ ...table, name: index === 0 ? name : `${name} (${index + 1})` }]
      : [];
  });
}

/** Returns the first rows of a sheet's tables: the first row of headings, and those below it that name other columns. */
function headingRows(lines: readonly (readonly string[])[]): number[] {
  const scores = lines.map((line) => (isHeadingRow(line) ? headingScore(line) : 0));
  const best = scores.reduce((most, score) => Math.max(most, score), 0);
  // Most cells of a heading row are known; otherwise, the row with the most known fields counts.
  const plain = lines.flatMap((line, index) => {
    const score = scores[index] ?? 0;
    return score > 1 && score / filled(line) >= MOSTLY ? [index] : [];
  });
  const first = best > 1 ? Math.min(scores.indexOf(best), plain[0] ?? lines.length) : firstWideRow(lines);
  const heading = lines[first];
  if (!heading) return [];
  return [first, ...plain.filter((index) => index > first && !isSame(lines[index] ?? [], heading))];
}

/** Returns the first row with several cells, if no headings are known: a title is alone in its row. */
function firstWideRow(lines: readonly (readonly string[])[]): number {
  const wide = lines.findIndex((line) => filled(line) > 1);
  return wide === -1 ? lines.findIndex((line) => filled(line) > 0) : wide;
}

const NO_HEADING = /^\s*\d|\d{4}|:\/\/|@/;
const NAMING: ReadonlySet<Target | undefined> = new Set(["title", "company", "companyTitle", "titleCompany"]);

/** Checks whether a row could be headings: no cell is long, a number, a link, or an address, and one names the job or the company. */
function isHeadingRow(line: readonly string[]): boolean {
  if (line.some((cell) => cell.length > HEADING_MAX || NO_HEADING.test(cell))) return false;
  return line.some((cell) => isName(cell) || NAMING.has(targetOfHeading(cell)));
}

/** Checks whether a row has a link, an email address, or a date, which a heading never is. */
function isData(line: readonly string[]): boolean {
  return line.some((cell) => /:\/\/|@/.test(cell) || (/\D/.test(cell) && readDate(cell, "day") !== null));
}

function tableBetween(
  name: string,
  lines: readonly (readonly string[])[],
  start: number,
  end: number,
  heading = lines[start],
): Table | null {
  if (!heading) return null;
  const below: { line: number; row: readonly string[] }[] = [];
  const passedOver: Table["passedOver"] = [];
  for (let index = start + 1; index < end; index += 1) {
    const row = lines[index] ?? [];
    const why = isSame(row, heading) || isPeriod(row) ? "headings" : isTotal(row) ? "total" : null;
    if (isSame(row, heading)) passTitle(below, passedOver);
    if (why) passedOver.push({ line: index + 1, why });
    else if (filled(row) > 0) below.push({ line: index + 1, row });
  }
  if (end < lines.length) passTitle(below, passedOver);
  const width = below.reduce((most, { row }) => Math.max(most, lastFilled(row)), lastFilled(heading));
  assertSize(width, below.length);
  const cut = (row: readonly string[]) => Array.from({ length: width }, (_, column) => row[column] ?? "");
  const cells = { headings: cut(heading).map((cell) => cell.trim()), rows: below.map(({ row }) => cut(row)) };
  return { name, ...withWholeTexts(cells), lines: below.map(({ line }) => line), passedOver };
}

/** Passes over the last row if it has one cell: above the next headings, it is the name of a group. */
function passTitle(below: { line: number; row: readonly string[] }[], passedOver: Table["passedOver"]): void {
  const last = below.at(-1);
  if (!last || filled(last.row) !== 1) return;
  below.pop();
  passedOver.push({ line: last.line, why: "headings" });
}

/** Checks whether a row repeats the headings. */
function isSame(row: readonly string[], heading: readonly string[]): boolean {
  return filled(row) > 1 && row.every((cell, column) => cell.trim() === (heading[column] ?? "").trim());
}

const PERIODS: ReadonlySet<string> = new Set([
  ...MONTHS.flat(),
  ...listed("week, woche, kw, semaine, semana"),
]);

/** Checks whether a row only names the month or week of the rows below it. */
function isPeriod(row: readonly string[]): boolean {
  if (filled(row) !== 1) return false;
  const words = normalizeWords(row.join(" ")).split(" ");
  return (
    words.some((word) => PERIODS.has(word)) && words.every((word) => PERIODS.has(word) || /^\d+$/.test(word))
  );
}

const TOTAL = /^(?:grand |sub)?(?:totals?|sum|count|average|gesamt|summe|anzahl|total general)\b/i;

/** Checks whether a row is a total: a word for it, and numbers. */
function isTotal(row: readonly string[]): boolean {
  const [first = "", ...others] = row.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const isNumber = (cell: string) => /^[\d.,%€$£\s]+$/.test(cell);
  if (!TOTAL.test(first)) return false;
  const isAlone = TOTAL.exec(first)?.[0] === first.replace(/:$/, "") || /[:= ]\d+$/.test(first);
  return others.length === 0 ? isAlone : others.every(isNumber);
}

function filled(row: readonly string[]): number {
  return row.filter((cell) => cell.trim() !== "").length;
}

function lastFilled(row: readonly string[]): number {
  return row.findLastIndex((cell) => cell.trim() !== "") + 1;
}

type Cells = { headings: string[]; rows: string[][] };

/** The mark of our XLSX export for a text too long for a cell: at the end of one, and at the start of the next. */
const MARK = "…";

/** Rejoins split texts: a column "notes (2)" is part of its left neighbor if each of its texts continues the neighbor's. */
function withWholeTexts({ headings, rows }: Cells): Cells {
  const isRest = headings.map((heading, column) => {
    const left = headings[column - 1]?.replace(/ \(\d+\)$/, "");
    return /^(.+) \(\d+\)$/.exec(heading)?.[1] === left && rows.every((row) => continuesInNext(row, column));
  });
  if (!isRest.includes(true)) return { headings, rows };
  return {
    headings: headings.filter((_heading, column) => !isRest[column]),
    rows: rows.map((row) => {
      const whole: string[] = [];
      row.forEach((cell, column) => {
        const before = whole.at(-1) ?? "";
        if (!isRest[column]) whole.push(cell);
        else if (cell !== "")
          whole[whole.length - 1] = before.slice(0, -MARK.length) + cell.slice(MARK.length);
      });
      return whole;
    }),
  };
}

function continuesInNext(row: readonly string[], column: number): boolean {
  const cell = row[column] ?? "";
  return cell === "" || (cell.startsWith(MARK) && (row[column - 1] ?? "").endsWith(MARK));
}
