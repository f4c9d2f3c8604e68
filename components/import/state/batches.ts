import { isTransient } from "#components/api/problem.ts";
import { LIMITS } from "#domain/limits.ts";

/** The most rows of a batch: few enough to show progress. */
const ROWS = 200;
/** The most bytes of a batch, which leaves room for the rest of the request. */
const BYTES = Math.floor(LIMITS.requests.body * 0.65);

/** Splits rows into batches that each fit a request. */
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

/** Sends again if no response came, or if the response invites a retry; sending twice must be safe. */
export async function withRetries<Result>(send: () => Promise<Result>): Promise<Result> {
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
