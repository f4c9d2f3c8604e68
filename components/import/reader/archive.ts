import { formatOf, otherKindOf } from "../formats/lookup.ts";
import { decodeText } from "./delimited.ts";
import { headingScore, type Table, UnreadableFile } from "./table.ts";
import { boardsOfTakeOut, readTakeOut } from "./take-out.ts";
import { readRest } from "./take-out-rest.ts";
import { unzip } from "./unzip.ts";

type ReadTables = (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<Table[]>;

/**
 * Reads the files of a ZIP, such as LinkedIn's or Offerlane's full download: parts of one export become one table.
 * LinkedIn's has forty files, so a file that is neither a known export nor recognized as something else is shown only
 * if it could have applications.
 * @throws UnreadableFile if it has no tables
 */
export async function readArchive(bytes: Uint8Array, read: ReadTables): Promise<Table[]> {
  const files = filesIn(bytes);
  const boards = boardsOfTakeOut(Object.keys(files));
  if (boards.length > 0) {
    const entry = (path: string): unknown => {
      const content = files[path];
      return content ? JSON.parse(decodeText(content)) : undefined;
    };
    const rest = readRest(entry);
    return boards.map((folder, index) => ({
      ...readTakeOut(folder, entry),
      ...(index === 0 ? { rest } : {}),
    }));
  }
  const byHeadings = new Map<string, Table>();
  for (const [path, content] of Object.entries(files)) {
    const name = path.slice(path.lastIndexOf("/") + 1);
    // Notion includes each table as shown, and once more with all its rows.
    if (files[path.replace(/\.csv$/, "_all.csv")]) continue;
    for (const table of await tablesIn(name, content, read)) {
      const key = JSON.stringify(table.headings);
      const first = byHeadings.get(key);
      if (!first) byHeadings.set(key, table);
      else appendTo(first, table);
    }
  }
  if (byHeadings.size === 0) throw new UnreadableFile("noTable");
  return [...byHeadings.values()];
}

/** Returns the files that could have tables. Notion's ZIP has only other ZIPs, its parts. */
function filesIn(bytes: Uint8Array): Record<string, Uint8Array> {
  const used = { entries: 0, bytes: 0 };
  const isFile = ({ name }: { name: string }) =>
    /\.(csv|tsv|json|xlsx)$/i.test(name) && !/(^|\/)(__MACOSX|\.)/.test(name);
  const files = unzip(bytes, isFile, used);
  if (Object.keys(files).length > 0) return files;
  const parts = unzip(bytes, ({ name }) => /\.zip$/i.test(name), used);
  return Object.assign({}, ...Object.values(parts).map((part) => unzip(part, isFile, used)));
}

async function tablesIn(name: string, content: Uint8Array, read: ReadTables): Promise<Table[]> {
  const tables = await read(name, new Uint8Array(content)).catch((error: unknown) => {
    // One unreadable file doesn't prevent reading the others.
    if (error instanceof UnreadableFile) return [];
    throw error;
  });
  return tables.filter(
    ({ headings }) => formatOf(headings, name) || otherKindOf(headings) || headingScore(headings) > 1,
  );
}

function appendTo(table: Table, { rows, lines, related }: Table): void {
  for (const row of rows) table.rows.push(row);
  for (const line of lines) table.lines.push(line);
  if (table.related && related) for (const item of related) table.related.push(item);
}
