import { LIMITS } from "#domain/limits.ts";
import { isWorkbook, isZip, readArchive } from "./archive.ts";
import { decodeText } from "./decode.ts";
import { readDelimited } from "./delimited.ts";
import { readJson } from "./json.ts";
import { type Table, UnreadableFile } from "./table.ts";
import { readXlsx } from "./workbook.ts";

const MAX_BYTES = LIMITS.requests.spreadsheet;

/**
 * Reads a file by its content rather than by its ending.
 * @returns its tables that hold rows
 * @throws UnreadableFile with the reason
 */
export async function readFile(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Table[]> {
  if (bytes.length === 0) throw new UnreadableFile("empty");
  if (bytes.length > MAX_BYTES) throw new UnreadableFile("tooLarge");
  // A compound file: XLS, or XLSX under a password.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
    throw new UnreadableFile(/\.xlsx$/i.test(name) ? "protected" : "oldExcel");
  const tables = await tablesOf(name, bytes);
  const filled = tables.filter(({ rows }) => rows.some((row) => row.some((cell) => cell.trim() !== "")));
  if (filled.length === 0) throw new UnreadableFile(tables.length === 0 ? "noTable" : "empty");
  return filled;
}

async function tablesOf(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Table[]> {
  if (isZip(bytes)) return isWorkbook(bytes) ? readXlsx(bytes) : readArchive(bytes);
  const text = decodeText(bytes);
  if (/\.json$/i.test(name) || /^\s*[[{]/.test(text)) return [readJson(name, text)];
  const table = readDelimited(name, text);
  return table ? [table] : [];
}
