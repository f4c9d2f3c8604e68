/**
 * The most UTF-16 code units that a cell of Excel can contain. Excel repairs or rejects a file with a longer
 * text.
 */
const CELL_MAX = 32_767;
/** The mark on both sides of a break: it shows that the text continues, and keeps the text from being trimmed or read as a formula. */
const MARK = "…";
const PIECE_MAX = CELL_MAX - 2 * MARK.length;
/** The minimum number of UTF-8 bytes in a text that may need several parts: apostrophes lengthen a text by at most half. */
export const ONE_PART_BYTES = Math.floor(CELL_MAX / 1.5);

/** Returns the heading of a column's part: `notes`, `notes (2)`, `notes (3)`. */
export function partKey<Key extends string>(key: Key, part: number): string {
  return part === 1 ? key : `${key} (${part})`;
}

/** Splits a text into parts that fit in a cell of Excel, with marks at the breaks; most texts are one unchanged part. */
export function partsOf(text: string): string[] {
  if (text.length <= CELL_MAX) return [text];
  const pieces: string[] = [];
  for (let at = 0; at < text.length; ) {
    const end = at + PIECE_MAX;
    const isPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) && end < text.length;
    pieces.push(text.slice(at, isPair ? end - 1 : end));
    at += pieces.at(-1)?.length ?? end;
  }
  const last = pieces.length - 1;
  return pieces.map((piece, index) => `${index === 0 ? "" : MARK}${piece}${index === last ? "" : MARK}`);
}

/** Joins two consecutive parts of a text. */
export function joined(text: string, next: string): string {
  const isBroken = text.endsWith(MARK) && next.startsWith(MARK);
  return isBroken ? text.slice(0, -MARK.length) + next.slice(MARK.length) : text + next;
}
