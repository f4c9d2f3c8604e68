import { strFromU8, unzipSync } from "fflate";
import writeExcelFile from "write-excel-file/node";
import { formulaFree } from "#domain/formula-free.ts";
import { DAY_MS } from "#domain/time.ts";
import { zipped } from "#server/lib/zip.ts";
import type { Cell } from "./spreadsheet-columns.ts";
import type { Sheet, SheetLine } from "./spreadsheet-formats.ts";
import { partKey, partsOf } from "./spreadsheet-parts.ts";

const SHEET = "xl/worksheets/sheet1.xml";
const STYLES = "xl/styles.xml";
/** The markup after the last row. */
const END_OF_ROWS = "</sheetData>";
/** The first date that a ZIP can have, in local time, so that unchanged content keeps its bytes. */
const NO_DATE = new Date(1980, 0, 1);

/**
 * Returns a sheet as XLSX, written while its lines are read. Texts too long for a cell continue in columns beside it. A library creates the
 * workbook with its heading; the rows are written here, since the library would need all of them at once.
 */
export async function* xlsxOf<Key extends string>({
  columns,
  lines,
}: Sheet<Key>): AsyncGenerator<Uint8Array> {
  const parted = columns.flatMap(({ key, heading, width, parts = 1, dates }) =>
    Array.from({ length: parts }, (_, part) => ({
      key,
      part,
      dates,
      heading: partKey(heading ?? key, part + 1),
      width,
    })),
  );
  const heads = parted.map(({ heading }) => ({ value: heading, fontWeight: "bold" as const }));
  const widths = parted.map(({ width }) => ({ width }));
  const empty = await writeExcelFile([heads], { columns: widths, stickyRowsCount: 1 }).toBuffer();
  const files = Object.entries(unzipSync(empty));
  const styled = withDateStyles(strFromU8(unzipped(files, STYLES)));
  const entries = files.map(([path, bytes]) => ({
    path,
    content:
      path === SHEET
        ? withRows(strFromU8(bytes), parted, lines, styled.styles)
        : path === STYLES
          ? Buffer.from(styled.xml)
          : bytes,
  }));
  yield* zipped(entries, NO_DATE);
}

function unzipped(files: readonly (readonly [string, Uint8Array])[], path: string): Uint8Array {
  const bytes = files.find(([name]) => name === path)?.[1];
  if (bytes === undefined) throw new Error(`The workbook has no ${path}.`);
  return bytes;
}

/** Returns the number of XLSX columns that the text needs. */
export function partCount(text: string): number {
  return partsOf(formulaFree(text)).length;
}

type DateKind = "day" | "instant";
type CellSource<Key> = { readonly key: Key; readonly part: number; readonly dates?: DateKind | undefined };
type DateStyles = Readonly<Record<DateKind, number>>;

/** Formats that every spreadsheet program has, in its reader's regional order: a day, and a day with its time. */
const DATE_FORMATS: Readonly<Record<DateKind, number>> = { day: 14, instant: 22 };

/** Adds a style for each kind of date; returns the styles' numbers, which cells refer to. */
function withDateStyles(xml: string): { xml: string; styles: DateStyles } {
  const first = Number(/<cellXfs count="(\d+)"/.exec(xml)?.[1]);
  const formats = [DATE_FORMATS.day, DATE_FORMATS.instant];
  const added = formats.map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"></xf>`).join("");
  const counted = xml.replace(/<cellXfs count="\d+"/, `<cellXfs count="${first + formats.length}"`);
  return {
    xml: counted.replace("</cellXfs>", `${added}</cellXfs>`),
    styles: { day: first, instant: first + 1 },
  };
}

async function* withRows<Key extends string>(
  sheet: string,
  places: readonly CellSource<Key>[],
  lines: AsyncIterable<readonly SheetLine<Key>[]>,
  styles: DateStyles,
): AsyncGenerator<Uint8Array> {
  const end = sheet.indexOf(END_OF_ROWS);
  yield Buffer.from(sheet.slice(0, end));
  const letters = places.map((_, index) => lettersOf(index));
  let row = 1;
  for await (const portion of lines) {
    const written = portion.map((line) => {
      row += 1;
      return `<row r="${row}">${cellsOf(line, places, letters, row, styles)}</row>`;
    });
    yield Buffer.from(written.join(""));
  }
  yield Buffer.from(sheet.slice(end));
}

function cellsOf<Key extends string>(
  line: SheetLine<Key>,
  places: readonly CellSource<Key>[],
  letters: readonly string[],
  row: number,
  styles: DateStyles,
): string {
  let parts: readonly Cell[] = [];
  const cells = places.map(({ key, part, dates }, index) => {
    if (part === 0) parts = splitCell(line[key] ?? null);
    // A text that has grown since the columns were counted would be cut.
    if (places[index + 1]?.key !== key && part + 1 < parts.length)
      throw new Error("A text grew during the export.");
    const value = parts[part] ?? null;
    if (value === null || value === "") return "";
    const at = `${letters[index]}${row}`;
    const serial = dates && typeof value === "string" ? serialOf(value) : null;
    if (!dates || serial === null) return cellOf(at, value);
    return `<c r="${at}" s="${styles[dates]}"><v>${serial}</v></c>`;
  });
  return cells.join("");
}

/** Day 0 of spreadsheets, which count a February 29 in 1900; dates before March 1900 are left as text. */
const DAY_0 = Date.UTC(1899, 11, 30);
const FIRST_SERIAL = 61;

/** Returns the spreadsheet number of a day or an instant in UTC; null for a text that is neither. */
function serialOf(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}(T.*Z)?$/.test(text)) return null;
  const ms = Date.parse(text) - DAY_0;
  // Adds a quarter millisecond, so that programs that round down don't get an earlier instant.
  const serial = (ms % DAY_MS === 0 ? ms : ms + 0.25) / DAY_MS;
  return serial >= FIRST_SERIAL ? serial : null;
}

function splitCell(value: Cell): Cell[] {
  return typeof value === "string" ? partsOf(formulaFree(value)) : [value];
}

function cellOf(at: string, value: string | number | boolean): string {
  if (typeof value === "number") return `<c r="${at}"><v>${value}</v></c>`;
  if (typeof value === "boolean") return `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`;
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${inXml(escaped(value))}</t></is></c>`;
}

/** Returns the spreadsheet name of a column: A to Z, then AA. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}

function inXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Matches every text that `escaped` changes, and few others. The exact expressions take four times as long. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML can't contain them.
const TO_ESCAPE = /[\0-\x08\x0B-\x1F\x7F-\x9F\uD83F-\uDBFF\uFDD0-\uFDEF\uFFFD-\uFFFF]|_x/;

/** Characters that XML can't contain, or that the writer omits. */
const UNWRITABLE = /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}\uFFFD]/gu;

/** Escapes characters that XML can't contain by their number, `_x0007_` (ECMA-376-1, 22.9.2.19), and text that already looks like that. */
function escaped(text: string): string {
  if (!TO_ESCAPE.test(text)) return text;
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
    .replace(UNWRITABLE, (character) => character.split("").map(numbered).join(""));
}

function numbered(unit: string): string {
  return `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
}
