import { KIB } from "#domain/units.ts";

const FIRST_ROWS = 10;
const MOST_ROWS = 1_000;
const GROWTH = 4;
const PORTION_BYTES = 128 * KIB;

/**
 * Reads rows by key, a portion at a time. The first portion is short; the bytes of its rows decide how many are read next.
 * @param read reads up to `limit` rows after the last one
 */
export async function* byKey<Row>(
  read: (limit: number, last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let limit = FIRST_ROWS;
  let last: Row | undefined;
  for (;;) {
    const rows = await read(limit, last);
    yield rows;
    if (rows.length < limit) return;
    last = rows.at(-1);
    const bytes = JSON.stringify(rows).length / rows.length;
    limit = Math.min(MOST_ROWS, limit * GROWTH, Math.max(1, Math.floor(PORTION_BYTES / bytes)));
  }
}
