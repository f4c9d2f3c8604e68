import { unzipSync, zipSync } from "fflate";
import writeExcelFile from "write-excel-file/node";
import { formulaFree } from "#domain/formula-free.ts";
import type { Cell } from "./spreadsheet-columns.ts";
import type { Sheet } from "./spreadsheet-formats.ts";
import { partKey, partsOf } from "./spreadsheet-parts.ts";

/** A sheet as XLSX. Texts that are too long for a cell go on in columns beside; the same sheet gives the same bytes. */
export async function xlsxOf<Key extends string>({ columns, rows }: Sheet<Key>): Promise<Buffer> {
  const parted = columns.map(({ key, heading, width }) => {
    const cells = rows.map((row) => partedCell(row[key] ?? null));
    const parts = cells.reduce((most, { length }) => Math.max(most, length), 1);
    return {
      heading: heading ?? key,
      width,
      cells,
      parts: Array.from({ length: parts }, (_, index) => index),
    };
  });
  const heads = parted.flatMap(({ heading, parts }) =>
    parts.map((part) => ({ value: partKey(heading, part + 1), fontWeight: "bold" as const })),
  );
  const lines = rows.map((_row, line) =>
    parted.flatMap(({ cells, parts }) => parts.map((part) => typedCell(cells[line]?.[part] ?? null))),
  );
  const widths = parted.flatMap(({ width, parts }) => parts.map(() => ({ width })));
  return dateless(
    await writeExcelFile([heads, ...lines], { columns: widths, stickyRowsCount: 1 }).toBuffer(),
  );
}

function partedCell(value: Cell): Cell[] {
  return typeof value === "string" ? partsOf(formulaFree(value)) : [value];
}

function typedCell(value: Cell) {
  if (typeof value === "number") return { type: Number, value };
  if (typeof value === "boolean") return { type: Boolean, value };
  return value === null ? null : { type: String, value: escaped(value) };
}

/** What XML can't hold, or the writer leaves out of it. */
const UNWRITABLE = /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}\uFFFD]/gu;

/** Text as the format writes what XML can't hold: by its number, `_x0007_` (ECMA-376-1, 22.9.2.19); and what reads so already, escaped. */
function escaped(text: string): string {
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
    .replace(UNWRITABLE, (character) => character.split("").map(numbered).join(""));
}

function numbered(unit: string): string {
  return `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
}

/** The first day that a ZIP can say; it says it in local time. */
const NO_DATE = new Date(1980, 0, 1);

/** The ZIP without the time at which it was made, so that what did not change keeps its ETag. */
function dateless(zip: Uint8Array): Buffer {
  return Buffer.from(zipSync(unzipSync(zip), { mtime: NO_DATE }));
}
