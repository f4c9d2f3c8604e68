import { stringify } from "csv-stringify/sync";
import { withoutEdges } from "#domain/edges.ts";
import type { Cell } from "./spreadsheet-columns.ts";
import { type ExportedFile, FILE_TYPES, type Sheet } from "./spreadsheet-formats.ts";
import { neutralise } from "./spreadsheet-neutralise.ts";
import { xlsxOf } from "./spreadsheet-xlsx.ts";

/** The sheet as a file with a heading row; a cell that could run as a formula is neutralised. */
export async function spreadsheetFile<Key extends string>(
  format: keyof typeof FILE_TYPES,
  sheet: Sheet<Key>,
): Promise<ExportedFile> {
  const content = format === "csv" ? csvOf(sheet) : await xlsxOf(sheet);
  return {
    fileName: `offerlane-${plainName(sheet.name)}.${format}`,
    contentType: FILE_TYPES[format],
    contentBase64: content.toString("base64"),
  };
}

function csvOf<Key extends string>({ columns, rows }: Sheet<Key>): Buffer {
  const keys = columns.map(({ key }) => key);
  const lines = rows.map((row) => keys.map((key) => safe(row[key])));
  // The mark at the beginning tells Excel that the file is UTF-8. Left alone, only the delimiter's own line break would be quoted.
  const options = { bom: true, record_delimiter: "\r\n", quoted_match: /[\r\n]/ };
  return Buffer.from(stringify([keys, ...lines], options));
}

function safe(value: Cell | undefined): Cell {
  return typeof value === "string" ? neutralise(value) : (value ?? null);
}

/** A name that any file system takes. */
function plainName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return withoutEdges(plain, "-") || "export";
}
