import readWorkbook from "read-excel-file/universal";
import { type Table, tableOf, UnreadableFile } from "./table.ts";
import { assertReadableWorkbook } from "./unzip.ts";

/** Reads the sheets of an XLSX file; a formula's cell holds what the spreadsheet last computed. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<Table[]> {
  assertReadableWorkbook(bytes);
  const sheets = await readWorkbook(new Blob([bytes])).catch((cause: unknown) => {
    throw new UnreadableFile("broken", cause);
  });
  return sheets.flatMap(({ sheet, data }) => {
    const table = tableOf(
      sheet,
      data.map((row) => row.map(textOf)),
    );
    return table ? [table] : [];
  });
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : dayOf(cell);
  return cell === null || cell === undefined ? "" : String(cell);
}

/** A date cell has no time zone: what it shows is what the instant is in UTC. */
function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
