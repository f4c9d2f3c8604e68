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
import type { ImportRow, ImportVerdict } from "./contract.ts";

/** A row that can be written: its given cells, checked. */
export type ReadRow = { cells: Partial<Record<ColumnKey, { value: Cell }>>; title: string; company: string };
type Issues = ImportVerdict["issues"];

/**
 * Reads a row: an empty cell counts as not given, a read-only column is passed over. What a spreadsheet's export
 * neutralised is restored; a row with an id comes of the JSON export, whose cells are as they are.
 * @returns the row, or why it fails
 */
export function readRow(row: ImportRow): { read: ReadRow } | { issues: Issues } {
  const cells: ReadRow["cells"] = {};
  const issues: Issues = [];
  const isVerbatim = typeof row.id === "string";
  for (const column of COLUMN_KEYS) {
    const given = cellOf(row, column);
    if (given === null || !columnOf(column).value) continue;
    const text = typeof given === "string" ? given.trim() : asText(column, given);
    if (text === "") continue;
    const read = readCell(column, typeof text === "string" && !isVerbatim ? withoutApostrophes(text) : text);
    if ("refused" in read) issues.push({ column, message: read.refused });
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
  return { read: { cells, title: String(cells.title?.value), company: String(cells.company?.value) } };
}

/** The cell of a column; a text that an export had to break is whole again. */
function cellOf(row: ImportRow, column: ColumnKey): Cell {
  const given = row[column] ?? null;
  const long = LONG_KEYS.find((key) => key === column);
  const rest = long ? (row[`${long} (2)`] ?? null) : null;
  return rest === null ? given : joined(String(given ?? ""), String(rest));
}

/** A spreadsheet keeps a postal code, or a title such as 2048, as a number: where text belongs it is its digits. */
function asText(column: ColumnKey, given: number | boolean): Cell {
  const { type } = columnOf(column);
  return typeof given === "number" && (type === "text" || type === "long_text") ? String(given) : given;
}
