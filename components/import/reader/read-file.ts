import readWorkbook from "read-excel-file/universal";
import { LIMITS } from "#domain/limits.ts";
import { readArchive } from "./archive.ts";
import { decodeText, readDelimited } from "./delimited.ts";
import { readJson } from "./json.ts";
import { readMarkdown } from "./markdown.ts";
import { type Table, tablesOf as tablesOfSheet, UnreadableFile } from "./table.ts";
import { assertReadableWorkbook, unzip } from "./unzip.ts";
import { withExtras } from "./workbook-extras.ts";

const MAX_BYTES = LIMITS.requests.spreadsheet;

/**
 * Reads a file by its content, not by its extension.
 * @returns its tables that have rows
 * @throws UnreadableFile with the reason
 */
export async function readFile(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Table[]> {
  assertReadable(name, bytes);
  const tables = await tablesOf(name, bytes);
  const filled = tables.filter(({ rows }) => rows.length > 0);
  assertText(filled);
  if (filled.length === 0) throw new UnreadableFile(tables.length === 0 ? "noTable" : "empty");
  return filled;
}

/** @throws UnreadableFile if the cells of tables have much more text than a file: many may refer to one long text */
function assertText(tables: readonly Table[]): void {
  let length = 0;
  for (const { rows } of tables) for (const row of rows) for (const cell of row) length += cell.length;
  if (length > 2 * MAX_BYTES) throw new UnreadableFile("tooLarge");
}

const LESS_THAN = 0x3c;
/** The first bytes of a PDF, which as text would be a table that is too wide. */
const PDF = [0x25, 0x50, 0x44, 0x46];

/** @throws UnreadableFile for a file that is empty, too large, or of a kind that can't be read */
export function assertReadable(name: string, bytes: Uint8Array): void {
  if (bytes.length === 0) throw new UnreadableFile("empty");
  if (bytes.length > MAX_BYTES) throw new UnreadableFile("tooLarge");
  // A compound file: XLS, or XLSX with a password.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
    throw new UnreadableFile(/\.xlsx$/i.test(name) ? "protected" : "oldExcel");
  if (PDF.every((byte, index) => bytes[index] === byte)) throw new UnreadableFile("noTable");
  // Student information systems export web pages that only Excel reads.
  if (bytes[0] === LESS_THAN && /\.xls$/i.test(name)) throw new UnreadableFile("oldExcel");
}

async function tablesOf(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Table[]> {
  if (isZip(bytes)) {
    return isWorkbook(bytes) ? readXlsx(bytes) : readArchive(bytes, tablesOf);
  }
  const text = decodeText(bytes);
  // No text has a NUL, but images and other files do near their beginning.
  if (text.slice(0, 1_000).includes("\0")) throw new UnreadableFile("broken");
  if (/\.(json|jsonl|ndjson)$/i.test(name) || /^\s*[[{]/.test(text)) return [readJson(name, text)];
  return readMarkdown(name, text) ?? readDelimited(name, text);
}

async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<Table[]> {
  const sheets = withExtras(await readSheets(bytes), bytes);
  return sheets.flatMap(({ name, lines }) => tablesOfSheet(name, lines));
}

/**
 * Reads the sheets of an XLSX file as lines of text; a formula's cell has the last computed value.
 * @throws UnreadableFile
 */
export async function readSheets(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ name: string; lines: string[][] }[]> {
  assertReadableWorkbook(bytes);
  const sheets = await readWorkbook(new Blob([bytes])).catch((cause: unknown) => {
    throw new UnreadableFile("broken", cause);
  });
  return sheets.map(({ sheet, data }) => {
    const isOwn = data[0]?.includes(OWN_HEADING) ?? false;
    return { name: sheet, lines: data.map((row) => row.map((cell) => textOf(cell, isOwn))) };
  });
}

/** A heading that only Offerlane's machine-readable export has: its dates are instants in UTC. */
const OWN_HEADING = "statusChangedAt";

function textOf(cell: unknown, isOwn: boolean): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : dateText(cell, isOwn);
  return cell === null || cell === undefined ? "" : String(cell);
}

/** Formats a date cell. Cells have no time zone, so the library returns the displayed time as UTC. */
function dateText(date: Date, isOwn: boolean): string {
  const [day = "", time = ""] = date.toISOString().split("T");
  if (time === "00:00:00.000Z") return day;
  return isOwn ? `${day}T${time}` : `${day} ${time.slice(0, 5)}`;
}

/** Checks whether the bytes are a ZIP, as XLSX files are. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/** Checks whether a ZIP contains a workbook. */
export function isWorkbook(bytes: Uint8Array): boolean {
  let found = false;
  unzip(bytes, ({ name }) => {
    found ||= name === "xl/workbook.xml";
    return false;
  });
  return found;
}
