import { withoutApostrophes } from "#domain/formula-free.ts";
import {
  type Cell,
  COLUMN_KEYS,
  type ColumnKey,
  columnOf,
  LONG_KEYS,
  readCell,
} from "#server/resources/spreadsheet-columns.ts";
import { joined } from "#server/resources/spreadsheet-parts.ts";
import type { ImportRow, ImportVerdict, PageRow, Related } from "./contract.ts";
import { readRelated } from "./related.ts";

/** A row that can be written: its given cells, validated. */
export type ReadRow = {
  cells: Partial<Record<ColumnKey, { value: Cell }>>;
  title: string;
  company: string;
  /** The row's related data, in a row that a page sends. */
  related: Related | null;
};
type Issues = ImportVerdict["issues"];

/**
 * Reads a row: ignores empty cells and read-only columns. Removes the apostrophes that a spreadsheet export adds to neutralize formulas,
 * except from a row with an id, which is from a JSON export.
 * @returns the row, or the reasons why it fails
 */
export function readRow(input: PageRow): { read: ReadRow } | { issues: Issues } {
  const { related = null } = input;
  const row = related ? { ...input, notes: withNotes(input.notes, related) } : input;
  const cells: ReadRow["cells"] = {};
  const issues: Issues = [];
  const isVerbatim = typeof row.id === "string";
  for (const column of COLUMN_KEYS) {
    const cell = cellOf(row, column);
    if (cell === null || !columnOf(column).value) continue;
    const text = typeof cell === "string" ? cell.trim() : asText(column, cell);
    if (text === "") continue;
    const read = readCell(column, typeof text === "string" && !isVerbatim ? withoutApostrophes(text) : text);
    if ("rejected" in read) issues.push({ column, message: read.rejected });
    else cells[column] = { value: read.value };
  }
  const from = cells.salaryRangeMin?.value;
  const to = cells.salaryRangeMax?.value;
  if (typeof from === "number" && typeof to === "number" && from > to) {
    issues.push({
      column: "salaryRangeMin",
      message: "The low end of the salary range can't be above the high end.",
    });
  }
  for (const column of ["title", "company"] as const) {
    if (!cells[column] && !issues.some((issue) => issue.column === column)) {
      issues.push({ column, message: "This field is required." });
    }
  }
  if (issues.length > 0) return { issues };
  const named = { title: String(cells.title?.value), company: String(cells.company?.value) };
  return { read: { cells, ...named, related } };
}

/** Returns the notes, with the values of the row's contacts and interviews that are invalid for their fields. */
function withNotes(notes: Cell | undefined, related: Related): Cell {
  const { notes: more } = readRelated(related);
  return more.length === 0 ? (notes ?? null) : [notes, ...more].filter(Boolean).join("\n");
}

/** Returns the cell of a column; joins a text that an export had to split. */
function cellOf(row: ImportRow, column: ColumnKey): Cell {
  const cell = row[column] ?? null;
  const long = LONG_KEYS.find((key) => key === column);
  const rest = long ? (row[`${long} (2)`] ?? null) : null;
  return rest === null ? cell : joined(String(cell ?? ""), String(rest));
}

/** Converts a number in a text column to text: a spreadsheet stores a postal code, or a title such as 2048, as a number. */
function asText(column: ColumnKey, cell: number | boolean): Cell {
  const { type } = columnOf(column);
  return typeof cell === "number" && (type === "text" || type === "long_text") ? String(cell) : cell;
}
