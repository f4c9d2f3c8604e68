import { activeSessions } from "#server/auth/session.ts";
import { liveEvents, mayMissAnnouncements } from "#server/core/live.ts";
import { now } from "#server/lib/clock.ts";
import { logger } from "#server/lib/logger.ts";

/** Sessions also expire, which no event announces: they are looked up this often, all open ones together. */
const CHECK_MS = 3_000;
/** The interval while no revocations arrive from other processes. */
const CHECK_WITHOUT_WORD_MS = 1_000;

const open = new Map<string, Set<() => void>>();
let checking: NodeJS.Timeout | undefined;
let checkedAt = 0;

liveEvents.on("revocation", endAll);
liveEvents.on("interruption", () => void check());

/**
 * Ends what outlives its request (a live stream, a long download) once its session is over: signed out, ended elsewhere on any process,
 * or expired.
 * @param end called once, unless released before
 * @returns a function that releases it, to be called if it ends first
 */
export function endWithSession(sessionId: string, end: () => void): () => void {
  const ends = open.get(sessionId) ?? new Set();
  ends.add(end);
  open.set(sessionId, ends);
  checking ??= setInterval(() => {
    if (mayMissAnnouncements() || now().getTime() - checkedAt >= CHECK_MS) void check();
  }, CHECK_WITHOUT_WORD_MS).unref();
  return () => {
    ends.delete(end);
    if (ends.size === 0 && open.get(sessionId) === ends) open.delete(sessionId);
    if (open.size > 0) return;
    clearInterval(checking);
    checking = undefined;
  };
}

function endAll(sessionId: string): void {
  const ends = [...(open.get(sessionId) ?? [])];
  open.delete(sessionId);
  for (const end of ends) end();
}

async function check(): Promise<void> {
  checkedAt = now().getTime();
  const ids = [...open.keys()];
  if (ids.length === 0) return;
  try {
    const standing = await activeSessions(ids);
    // Caches of the credential are dropped too.
    for (const id of ids) if (!standing.has(id)) liveEvents.emit("revocation", id);
  } catch (error) {
    logger.warn({ error: error instanceof Error ? error.message : error }, "open streams were not checked");
  }
}
