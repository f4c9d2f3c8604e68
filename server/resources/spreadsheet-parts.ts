/** The most that a cell of Excel holds, in UTF-16 code units; a file with a longer one is repaired or refused. */
const CELL_MAX = 32_767;
/** Stands at both sides of a break: it tells a reader that the text goes on, and keeps what is beside it from being trimmed or run. */
const MARK = "…";
const PIECE_MAX = CELL_MAX - 2 * MARK.length;
/** Fewer UTF-8 bytes than this are one part, whatever they say: with its apostrophes a text is at most half as long again. */
export const ONE_PART_BYTES = Math.floor(CELL_MAX / 1.5);

/** The heading of a column's part: `notes`, `notes (2)`, `notes (3)`. */
export function partKey<Key extends string>(key: Key, part: number): string {
  return part === 1 ? key : `${key} (${part})`;
}

/** The text in parts that a cell of Excel can hold, with marks where it was broken; most texts are one part, as they are. */
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

/** The text of two parts that follow each other. */
export function joined(text: string, next: string): string {
  const isBroken = text.endsWith(MARK) && next.startsWith(MARK);
  return isBroken ? text.slice(0, -MARK.length) + next.slice(MARK.length) : text + next;
}
