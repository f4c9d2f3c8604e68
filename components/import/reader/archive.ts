import { formatOf } from "../formats/lookup.ts";
import { decodeText } from "./decode.ts";
import { readDelimited } from "./delimited.ts";
import { type Table, UnreadableFile } from "./table.ts";
import { unzip } from "./unzip.ts";

/** Whether the bytes are a ZIP; an XLSX file is one, too. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/** Whether a ZIP holds a workbook. */
export function isWorkbook(bytes: Uint8Array): boolean {
  let found = false;
  unzip(bytes, ({ name }) => {
    found ||= name === "xl/workbook.xml";
    return false;
  });
  return found;
}

/** Reads the spreadsheets of known exports in a ZIP, such as LinkedIn's; parts of one export become one table. */
export function readArchive(bytes: Uint8Array): Table[] {
  const files = unzip(bytes, ({ name }) => /\.(csv|tsv)$/i.test(name) && !/(^|\/)(__MACOSX|\.)/.test(name));
  const byHeadings = new Map<string, Table>();
  for (const [path, content] of Object.entries(files)) {
    const name = path.slice(path.lastIndexOf("/") + 1);
    // Notion gives each table once as it is shown, and once with all its rows.
    if (files[path.replace(/\.csv$/, "_all.csv")]) continue;
    const table = readDelimited(name, decodeText(content));
    if (!table || !formatOf(table.headings, name)) continue;
    const key = JSON.stringify(table.headings);
    const first = byHeadings.get(key);
    if (!first) byHeadings.set(key, table);
    else for (const row of table.rows) first.rows.push(row);
  }
  if (byHeadings.size === 0) throw new UnreadableFile("noTable");
  return [...byHeadings.values()];
}
