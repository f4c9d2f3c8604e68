import { formulaFree } from "./formula-free.ts";

export type CsvCell = string | number | boolean | null | undefined;

/**
 * Returns lines of cells as CSV (RFC 4180), with the byte order mark that makes Excel read UTF-8. All texts
 * are quoted, and no part runs as a formula, whether the cells are split at commas, semicolons, or tabs.
 */
export function csvOf(lines: readonly (readonly CsvCell[])[]): string {
  return CSV_MARK + csvLines(lines);
}

/** The byte order mark at the beginning of a CSV file. */
export const CSV_MARK = "\uFEFF";

/** Returns lines of a CSV file, to be written chunk by chunk. */
export function csvLines(lines: readonly (readonly CsvCell[])[]): string {
  return lines.map((cells) => `${cells.map(written).join(",")}\r\n`).join("");
}

function written(cell: CsvCell): string {
  if (typeof cell !== "string") return String(cell ?? "");
  return cell === "" ? "" : `"${formulaFree(cell).replaceAll('"', '""')}"`;
}
