import { LIMITS } from "#domain/limits.ts";
import { OperationError } from "#server/core/errors.ts";
import { gauge } from "#server/lib/metrics.ts";

const { streams, processStreams } = LIMITS.quotas;
const RETRY_SECONDS = 60;

gauge("offerlane_live_streams", "Live update streams that are open.", () => [{ value: total }]);

const open = new Map<string, number>();
let total = 0;

/**
 * Counts a stream of a signed-in browser in this process, until the function that it gives is called, once or more often.
 * @throws rate_limited where the browser holds too many, unavailable where the process does
 */
export function holdStream(sessionId: string): () => void {
  const held = open.get(sessionId) ?? 0;
  const headers = { "Retry-After": String(RETRY_SECONDS) };
  if (held >= streams) {
    const detail = `A signed-in browser can hold ${streams} live update streams. Close a tab, then reload the page.`;
    throw new OperationError("rate_limited", detail, { headers });
  }
  if (total >= processStreams) throw new OperationError("unavailable", "Too many live updates.", { headers });
  open.set(sessionId, held + 1);
  total += 1;
  let isOpen = true;
  return () => {
    if (!isOpen) return;
    isOpen = false;
    total -= 1;
    const left = (open.get(sessionId) ?? 1) - 1;
    if (left === 0) open.delete(sessionId);
    else open.set(sessionId, left);
  };
}
