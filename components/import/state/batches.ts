import { LIMITS } from "#domain/limits.ts";

/** So many that a batch shows progress. */
const ROWS = 200;
/** Leaves room in a request for what stands around the rows. */
const BYTES = Math.floor(LIMITS.requests.body * 0.65);

/** Rows in batches that one request can carry each. */
export function batchesOf<Item extends { row: object }>(items: readonly Item[]): Item[][] {
  const batches: Item[][] = [];
  let size = 0;
  for (const item of items) {
    const bytes = new TextEncoder().encode(JSON.stringify(item.row)).length + 1;
    const last = batches.at(-1);
    if (last && last.length < ROWS && size + bytes <= BYTES) {
      last.push(item);
      size += bytes;
    } else {
      batches.push([item]);
      size = bytes;
    }
  }
  return batches;
}
