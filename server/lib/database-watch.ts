import type pg from "pg";
import { processGlobal } from "./process-global.ts";

const PATIENCE_MS = 1_500;

const watch = processGlobal("database-watch", () => ({
  /** A connection was lost or refused, and none has answered since. */
  isSuspect: false,
  asked: null as Promise<boolean> | null,
}));

/** Notes that a connection was lost or could not be had. */
export function suspectDatabase(): void {
  watch.isSuspect = true;
}

/** Whether the database may be away: a connection was lost or refused, and none has answered since. */
export function isDatabaseSuspect(): boolean {
  return watch.isSuspect;
}

/** Whether the database answers. It is asked only where it may be away; those who ask at once share the question. */
export async function databaseAnswers(pool: pg.Pool): Promise<boolean> {
  if (!watch.isSuspect) return true;
  watch.asked ??= ask(pool).finally(() => {
    watch.asked = null;
  });
  return watch.asked;
}

async function ask(pool: pg.Pool): Promise<boolean> {
  const patience = new Promise<never>((_resolve, reject) => setTimeout(reject, PATIENCE_MS).unref());
  const asking = pool.query("SELECT 1");
  asking.catch(() => undefined);
  try {
    await Promise.race([asking, patience]);
    watch.isSuspect = false;
    return true;
  } catch {
    return false;
  }
}
