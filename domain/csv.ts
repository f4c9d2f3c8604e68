import { formulaFree } from "./formula-free.ts";

export type CsvCell = string | number | boolean | null | undefined;

/**
 * Lines of cells as CSV (RFC 4180), with the mark that makes Excel read UTF-8. Every text is in quotes, and no part of it
 * runs as a formula, whether it is read with commas, semicolons or tabs between the cells.
 */
export function csvOf(lines: readonly (readonly CsvCell[])[]): string {
  return CSV_MARK + csvLines(lines);
}

/** What a file of CSV begins with. */
export const CSV_MARK = "\uFEFF";

/** Lines of a file of CSV, to be written one portion after the other. */
export function csvLines(lines: readonly (readonly CsvCell[])[]): string {
  return lines.map((cells) => `${cells.map(written).join(",")}\r\n`).join("");
}

function written(cell: CsvCell): string {
  if (typeof cell !== "string") return String(cell ?? "");
  return cell === "" ? "" : `"${formulaFree(cell).replaceAll('"', '""')}"`;
}
