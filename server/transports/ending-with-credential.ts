import { activeCredentials } from "#server/auth/active-credentials.ts";
import { liveEvents, mayMissAnnouncements } from "#server/core/live.ts";
import { logger } from "#server/lib/logger.ts";

/** The interval of the lookup of all credentials with something open, because no event announces that a credential expires. */
const CHECK_MS = 3_000;
/** The interval while no revocations arrive from other processes. */
const CHECK_UNNOTIFIED_MS = 1_000;

const open = new Map<string, Set<() => void>>();
let checking: NodeJS.Timeout | undefined;
let checkedAt = 0;

liveEvents.on("revocation", endAll);
liveEvents.on("interruption", () => void check());

/**
 * Ends a live stream or a long download once its credential is no longer valid: signed out or revoked, on any process, or expired.
 * @param credentialId a session, an API key, or an app's grant
 * @param end called once, unless the stream or download was released before
 * @returns a function that releases the stream or download, to be called when it ends, for whatever reason
 */
export function endWithCredential(credentialId: string, end: () => void): () => void {
  const ends = open.get(credentialId) ?? new Set();
  ends.add(end);
  open.set(credentialId, ends);
  checking ??= setInterval(() => {
    if (mayMissAnnouncements() || performance.now() - checkedAt >= CHECK_MS) void check();
  }, CHECK_UNNOTIFIED_MS).unref();
  return () => {
    ends.delete(end);
    if (ends.size === 0 && open.get(credentialId) === ends) open.delete(credentialId);
    if (open.size > 0) return;
    clearInterval(checking);
    checking = undefined;
  };
}

function endAll(credentialId: string): void {
  const ends = [...(open.get(credentialId) ?? [])];
  open.delete(credentialId);
  for (const end of ends) end();
}

async function check(): Promise<void> {
  checkedAt = performance.now();
  const ids = [...open.keys()];
  if (ids.length === 0) return;
  try {
    const standing = await activeCredentials(ids);
    // Emitting the event also drops cached copies of the credential.
    for (const id of ids) if (!standing.has(id)) liveEvents.emit("revocation", id);
  } catch (error) {
    logger.warn({ error: error instanceof Error ? error.message : error }, "open streams were not checked");
  }
}
