import { targetOfHeading } from "../formats/lookup.ts";

/** A sheet of a file: its headings, and the rows below as text. */
export type Table = {
  name: string;
  headings: string[];
  rows: string[][];
  /** Where the first of the rows stands in the file, from 1. */
  firstRow: number;
};

/** Why a file can't be read; its text is in the messages. */
export class UnreadableFile extends Error {
  readonly reason: "empty" | "oldExcel" | "protected" | "notJson" | "noTable" | "tooLarge" | "broken";

  constructor(reason: UnreadableFile["reason"], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

const SEARCHED_ROWS = 25;
/** A table is as wide as its widest row: one of a million columns would make every other row as wide. */
export const COLUMNS_MAX = 1_000;

/** How much a row looks like headings: how many fields its cells name. */
export function headingScore(row: readonly string[]): number {
  const named = row.map(targetOfHeading).filter((target) => target !== undefined && target !== "ignore");
  return new Set(named).size;
}

/** The table that begins with the row that looks most like headings; null where no row holds anything. */
export function tableOf(name: string, lines: readonly (readonly string[])[]): Table | null {
  const candidates = lines.slice(0, SEARCHED_ROWS);
  const scores = candidates.map(headingScore);
  const best = Math.max(0, ...scores);
  const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== "").length;
  const index = best > 0 ? scores.indexOf(best) : candidates.findIndex((row) => filled(row) > 0);
  const heading = lines[index];
  if (!heading) return null;
  const end = lines.findLastIndex((row) => filled(row) > 0) + 1;
  const rows = lines.slice(index + 1, Math.max(index + 1, end));
  const width = rows.reduce((most, row) => Math.max(most, lastFilled(row)), lastFilled(heading));
  if (width > COLUMNS_MAX) throw new UnreadableFile("tooLarge");
  const cut = (row: readonly string[]) => Array.from({ length: width }, (_, column) => row[column] ?? "");
  const cells = { headings: cut(heading).map((cell) => cell.trim()), rows: rows.map(cut) };
  return { name, ...withWholeTexts(cells), firstRow: index + 2 };
}

function lastFilled(row: readonly string[]): number {
  return row.findLastIndex((cell) => cell.trim() !== "") + 1;
}

type Cells = { headings: string[]; rows: string[][] };

/** How our XLSX export marks where a text was too long for a cell: at the end of one, and at the beginning of the next. */
const MARK = "…";

/** The cells with their broken texts whole: a column "notes (2)" whose every text goes on from its left neighbour's is part of that. */
function withWholeTexts({ headings, rows }: Cells): Cells {
  const isRest = headings.map((heading, column) => {
    const left = headings[column - 1]?.replace(/ \(\d+\)$/, "");
    return /^(.+) \(\d+\)$/.exec(heading)?.[1] === left && rows.every((row) => goesOn(row, column));
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

function goesOn(row: readonly string[], column: number): boolean {
  const cell = row[column] ?? "";
  return cell === "" || (cell.startsWith(MARK) && (row[column - 1] ?? "").endsWith(MARK));
}
