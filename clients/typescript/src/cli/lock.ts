import { open, rm, stat } from "node:fs/promises";

const PAUSE_MS = 100;
/** A process that holds the lock for this long has ended without releasing it: a request takes at most half as long. */
const STALE_MS = 60_000;

/** Runs the work while no other process runs work with the same lock file. */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  while (!(await take(file))) {
    if (await isStale(file)) await rm(file, { force: true });
    else await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await (await open(file, "wx", 0o600)).close();
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

async function isStale(file: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(file)).mtimeMs > STALE_MS;
  } catch (error) {
    // The lock was released in the meantime.
    if (codeOf(error) === "ENOENT") return false;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
