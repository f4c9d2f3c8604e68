import { stringify } from "csv-stringify/sync";
import writeExcelFile from "write-excel-file/node";
import { type ExportedFile, FILE_TYPES } from "./spreadsheet-formats.ts";
import { neutralise } from "./spreadsheet-neutralise.ts";

type Cell = string | number | boolean | null;
export type Sheet<Key extends string> = {
  /** What the file is called after, in any spelling. */
  readonly name: string;
  /** The columns in their order; the key is the heading, the width is in characters. */
  readonly columns: readonly { readonly key: Key; readonly width: number }[];
  readonly rows: readonly Readonly<Partial<Record<Key, Cell>>>[];
};

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

async function xlsxOf<Key extends string>({ columns, rows }: Sheet<Key>): Promise<Buffer> {
  const heading = columns.map(({ key }) => ({ value: key, fontWeight: "bold" as const }));
  const lines = rows.map((row) => columns.map(({ key }) => typedCell(safe(row[key]))));
  const widths = columns.map(({ width }) => ({ width }));
  return writeExcelFile([heading, ...lines], { columns: widths, stickyRowsCount: 1 }).toBuffer();
}

function typedCell(value: Cell) {
  if (typeof value === "number") return { type: Number, value };
  if (typeof value === "boolean") return { type: Boolean, value };
  return value === null ? null : { type: String, value };
}

function safe(value: Cell | undefined): Cell {
  return typeof value === "string" ? neutralise(value) : (value ?? null);
}

/** A name that any file system takes. */
function plainName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return plain || "export";
}
