import Papa from "papaparse";
import { LIMITS } from "#domain/limits.ts";
import { rosterColumnOf } from "#domain/roster-headings.ts";
import { decodeText } from "./delimited.ts";
import { assertReadable, isWorkbook, isZip, readSheets } from "./read-file.ts";
import { UnreadableFile } from "./table.ts";

/** The number of lines of a sheet that are searched for headings. */
const HEADING_LINES = 20;

/**
 * Reads a roster file as the CSV that a sync accepts. From a workbook, it returns one sheet: the first whose
 * headings name a key, or else the first that isn't empty.
 * @throws UnreadableFile
 */
export async function readCsv(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  assertReadable(name, bytes);
  const csv = isZip(bytes) ? await csvOfWorkbook(bytes) : decodeText(bytes);
  if (csv.trim() === "") throw new UnreadableFile("empty");
  if (csv.length > LIMITS.requests.syncedText) throw new UnreadableFile("tooLarge");
  return csv;
}

async function csvOfWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!isWorkbook(bytes)) throw new UnreadableFile("broken");
  const sheets = await readSheets(bytes);
  const filled = sheets.filter(({ lines }) => lines.some((line) => line.some((cell) => cell.trim() !== "")));
  const chosen = filled.find(({ lines }) => lines.slice(0, HEADING_LINES).some(namesKey)) ?? filled[0];
  return Papa.unparse(chosen?.lines ?? []);
}

function namesKey(line: readonly string[]): boolean {
  return line.some((cell) => ["studentId", "email"].includes(rosterColumnOf(cell) ?? ""));
}
