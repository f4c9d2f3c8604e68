import { csvOf } from "#domain/csv.ts";
import { withoutEdges } from "#domain/edges.ts";
import { type ExportedFile, FILE_TYPES, type Sheet } from "./spreadsheet-formats.ts";
import { xlsxOf } from "./spreadsheet-xlsx.ts";

/** The sheet as a file with a heading row; no part of it runs as a formula. */
export async function spreadsheetFile<Key extends string>(
  format: keyof typeof FILE_TYPES,
  sheet: Sheet<Key>,
): Promise<ExportedFile> {
  const content = format === "csv" ? Buffer.from(csvOf(linesOf(sheet))) : await xlsxOf(sheet);
  return {
    fileName: `offerlane-${plainName(sheet.name)}.${format}`,
    contentType: FILE_TYPES[format],
    contentBase64: content.toString("base64"),
  };
}

function linesOf<Key extends string>({ columns, rows }: Sheet<Key>) {
  const keys = columns.map(({ key }) => key);
  return [
    columns.map(({ key, heading }) => heading ?? key),
    ...rows.map((row) => keys.map((key) => row[key])),
  ];
}

/** A name that any file system takes. */
function plainName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return withoutEdges(plain, "-") || "export";
}
