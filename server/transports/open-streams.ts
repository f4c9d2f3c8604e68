import { LIMITS } from "#domain/limits.ts";
import type { Session } from "#server/auth/session.ts";
import { OperationError } from "#server/core/errors.ts";
import { gauge } from "#server/lib/metrics.ts";

const { streams, personStreams, guestStreams, processStreams } = LIMITS.quotas;
const RETRY_SECONDS = 60;

gauge("offerlane_live_streams", "Open live update streams.", () => [{ value: total }]);

/** Counts by session and by person, whose ids never coincide. */
const open = new Map<string, number>();
let total = 0;

type Holder = Pick<Session, "sessionId" | "userId" | "isGuest">;

/**
 * Counts a stream of a signed-in browser in this process, for the browser and for the person, until the returned function is called.
 * Further calls of that function do nothing. A guest has fewer, so that all guests together, who need no address, leave half of the
 * process to others.
 * @throws rate_limited if the browser or the person has too many, unavailable if the process does
 */
export function registerStream({ sessionId, userId, isGuest }: Holder): () => void {
  const headers = { "Retry-After": String(RETRY_SECONDS) };
  const reject = (holder: string, most: number) => {
    const detail = `${holder} can have ${most} live update streams. Close a tab, then reload the page.`;
    throw new OperationError("rate_limited", detail, { headers });
  };
  if ((open.get(sessionId) ?? 0) >= streams) reject("A signed-in browser", streams);
  const [person, most] = isGuest
    ? (["A guest", guestStreams] as const)
    : (["A person", personStreams] as const);
  if ((open.get(userId) ?? 0) >= most) reject(person, most);
  if (total >= processStreams) throw new OperationError("unavailable", "Too many live updates.", { headers });
  for (const holder of [sessionId, userId]) open.set(holder, (open.get(holder) ?? 0) + 1);
  total += 1;
  let isOpen = true;
  return () => {
    if (!isOpen) return;
    isOpen = false;
    total -= 1;
    for (const holder of [sessionId, userId]) release(holder);
  };
}

function release(holder: string): void {
  const left = (open.get(holder) ?? 1) - 1;
  if (left === 0) open.delete(holder);
  else open.set(holder, left);
}
