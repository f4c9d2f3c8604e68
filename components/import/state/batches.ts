import { isTransient } from "#components/api/problem.ts";
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

const PAUSES_MS = [500, 1_500, 4_000];

/** Sends again what found no answer; whatever is sent has to be safe to be sent twice. */
export async function withRetries<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (const pause of PAUSES_MS) {
    try {
      return await send();
    } catch (error) {
      if (!isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return send();
}
