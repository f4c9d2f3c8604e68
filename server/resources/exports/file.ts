import { stringify } from "csv-stringify/sync";
import writeExcelFile from "write-excel-file/node";
import {
  type Cell,
  COLUMN_KEYS,
  columnOf,
  type SpreadsheetRow,
} from "#server/resources/spreadsheet-columns.ts";
import { FILE_TYPES } from "./contract.ts";
import { neutralise } from "./neutralise.ts";

type ExportedFile = { fileName: string; contentType: string; contentBase64: string };

/** The rows as a file, with a heading row of the columns' keys, which imports take. */
export async function fileOf(
  format: keyof typeof FILE_TYPES,
  boardName: string,
  rows: readonly SpreadsheetRow[],
): Promise<ExportedFile> {
  const content = format === "csv" ? csvOf(rows) : await xlsxOf(rows);
  return {
    fileName: `offerlane-${plainName(boardName)}.${format}`,
    contentType: FILE_TYPES[format],
    contentBase64: content.toString("base64"),
  };
}

function csvOf(rows: readonly SpreadsheetRow[]): Buffer {
  const lines = rows.map((row) => COLUMN_KEYS.map((key) => safe(row[key])));
  // The mark at the beginning tells Excel that the file is UTF-8.
  return Buffer.from(stringify([[...COLUMN_KEYS], ...lines], { bom: true, record_delimiter: "\r\n" }));
}

async function xlsxOf(rows: readonly SpreadsheetRow[]): Promise<Buffer> {
  const heading = COLUMN_KEYS.map((key) => ({ value: key, fontWeight: "bold" as const }));
  const lines = rows.map((row) => COLUMN_KEYS.map((key) => typedCell(safe(row[key]))));
  const columns = COLUMN_KEYS.map((key) => ({ width: columnOf(key).type === "long_text" ? 40 : 18 }));
  return writeExcelFile([heading, ...lines], { columns, stickyRowsCount: 1 }).toBuffer();
}

function typedCell(value: Cell) {
  if (typeof value === "number") return { type: Number, value };
  if (typeof value === "boolean") return { type: Boolean, value };
  return value === null ? null : { type: String, value };
}

function safe(value: Cell): Cell {
  return typeof value === "string" ? neutralise(value) : value;
}

/** A name that any file system takes. */
function plainName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return plain || "board";
}
