import { type UnzipFileInfo, unzipSync } from "fflate";
import { UnreadableFile } from "./table.ts";

/** The largest unpacked size of a ZIP. Each entry declares its size, and no more than that is unpacked from it. */
const MAX_BYTES = 200_000_000;
const MAX_ENTRIES = 10_000;
const MAX_CELLS = 10_000_000;
const CELL = /\br="([A-Z]{1,3})(\d{1,7})"/g;

/**
 * Unpacks the wanted entries of a ZIP, up to 200 MB in total: a small file can unpack to a large one, and several
 * entries can share the same bytes.
 * @param used the entries and bytes so far, if it is a part of another ZIP
 * @throws UnreadableFile
 */
export function unzip(
  bytes: Uint8Array,
  isWanted: (entry: UnzipFileInfo) => boolean,
  used = { entries: 0, bytes: 0 },
): Record<string, Uint8Array> {
  const filter = (entry: UnzipFileInfo) => {
    if (++used.entries > MAX_ENTRIES) throw new UnreadableFile("tooLarge");
    if (!isWanted(entry)) return false;
    used.bytes += entry.originalSize;
    if (used.bytes > MAX_BYTES) throw new UnreadableFile("tooLarge");
    return true;
  };
  try {
    return unzipSync(bytes, { filter });
  } catch (cause) {
    throw cause instanceof UnreadableFile ? cause : new UnreadableFile("broken", cause);
  }
}

/**
 * Rejects a workbook that is too large to read, by its unpacked size and by the area of its cells: one cell in the
 * farthest corner makes a table of seventeen billion.
 * @throws UnreadableFile
 */
export function assertReadableWorkbook(bytes: Uint8Array): void {
  let total = 0;
  unzip(bytes, ({ originalSize }) => {
    total += originalSize;
    if (total > MAX_BYTES) throw new UnreadableFile("tooLarge");
    return false;
  });
  const sheets = unzip(bytes, ({ name }) => /^xl\/worksheets\/[^/]*\.xml$/.test(name));
  for (const sheet of Object.values(sheets)) {
    let [columns, rows] = [0, 0];
    for (const [, letters = "", row] of new TextDecoder().decode(sheet).matchAll(CELL)) {
      columns = Math.max(columns, columnOf(letters));
      rows = Math.max(rows, Number(row));
    }
    if (columns * rows > MAX_CELLS) throw new UnreadableFile("tooLarge");
  }
}

/** Returns the number of a column, such as 1 for A. */
export function columnOf(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}
