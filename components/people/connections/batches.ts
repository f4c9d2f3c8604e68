import { LIMITS } from "#domain/limits.ts";

/** How many rows the server takes at once. */
const BATCH = LIMITS.requests.connections;

/**
 * Hands rows on in batches, one after the other.
 * @param onBatch told of every batch once it is answered
 * @param isStopped asked before every batch; the rest then stays undone
 */
export async function inBatches<Row, Answer>(
  rows: readonly Row[],
  send: (batch: Row[]) => Promise<Answer[]>,
  onBatch: (answers: Answer[]) => void,
  isStopped: () => boolean,
): Promise<void> {
  for (let start = 0; start < rows.length && !isStopped(); start += BATCH) {
    onBatch(await send(rows.slice(start, start + BATCH)));
  }
}
