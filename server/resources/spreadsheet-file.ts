import { CSV_MARK, csvLines } from "#domain/csv.ts";
import { trimCharacters } from "#domain/trim.ts";
import { Streamed } from "#server/core/streamed.ts";
import { type ExportedFile, FILE_TYPES, type Sheet } from "./spreadsheet-formats.ts";
import { xlsxOf } from "./spreadsheet-xlsx.ts";

/**
 * Returns the sheet as a file with a heading row, written while its lines are read; nothing in it runs as a formula.
 * @param version changes with any content of the sheet; null if unknown before reading
 * @param respondWith wraps the file in the response
 */
export function spreadsheetFile<Key extends string, Output extends object>(
  format: keyof typeof FILE_TYPES,
  sheet: Sheet<Key>,
  version: string | null,
  respondWith: (file: ExportedFile) => Output,
): Streamed<Output> {
  const head = {
    fileName: `offerlane-${plainName(sheet.name)}.${format}`,
    contentType: FILE_TYPES[format],
  };
  const bytes = format === "csv" ? csvBytes(sheet) : xlsxOf(sheet);
  return Streamed.file(head, bytes, version && `${format} ${version}`, respondWith);
}

async function* csvBytes<Key extends string>({
  columns,
  lines,
  hasMark = true,
}: Sheet<Key>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(
    (hasMark ? CSV_MARK : "") + csvLines([columns.map(({ key, heading }) => heading ?? key)]),
  );
  for await (const portion of lines) {
    yield Buffer.from(csvLines(portion.map((line) => columns.map(({ key }) => line[key]))));
  }
}

/** Returns a name that is valid in any file system. */
function plainName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return trimCharacters(plain, "-") || "export";
}
