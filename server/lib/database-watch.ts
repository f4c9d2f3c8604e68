import type pg from "pg";
import { processGlobal } from "./process-global.ts";

const TIMEOUT_MS = 1_500;

const watch = processGlobal("database-watch", () => ({
  /** True after a connection was lost or rejected, until the next one succeeds. */
  isSuspect: false,
  asked: null as Promise<boolean> | null,
}));

/** Records that a connection was lost or rejected. */
export function suspectDatabase(): void {
  watch.isSuspect = true;
}

/** Checks whether the database may be unreachable: a connection was lost or rejected, and none has succeeded since. */
export function isDatabaseSuspect(): boolean {
  return watch.isSuspect;
}

/** Checks whether the database responds. Queries it only if it may be unreachable; concurrent calls share the query. */
export async function databaseResponds(pool: pg.Pool): Promise<boolean> {
  if (!watch.isSuspect) return true;
  watch.asked ??= ping(pool).finally(() => {
    watch.asked = null;
  });
  return watch.asked;
}

async function ping(pool: pg.Pool): Promise<boolean> {
  const timeout = new Promise<never>((_resolve, reject) => setTimeout(reject, TIMEOUT_MS).unref());
  const query = pool.query("SELECT 1");
  query.catch(() => undefined);
  try {
    await Promise.race([query, timeout]);
    watch.isSuspect = false;
    return true;
  } catch {
    return false;
  }
}
