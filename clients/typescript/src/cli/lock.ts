import { randomUUID } from "node:crypto";
import { readFile, rm, stat, writeFile } from "node:fs/promises";

const PAUSE_MS = 100;
/** A process that holds the lock for this long has ended without releasing it: a request takes at most half as long. */
const STALE_MS = 60_000;

/** Runs the work while no other process runs work with the same lock file. */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const holder = randomUUID();
  while (!(await take(file, holder))) {
    if (await isStale(file)) await removeStale(file);
    else await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  try {
    return await work();
  } finally {
    // A process that slept for long has lost the lock to another.
    const current = await readFile(file, "utf8").catch(() => null);
    if (current === holder) await rm(file, { force: true });
  }
}

/** Removes a lock that is still stale, one process at a time: a second one would remove the lock that the first has taken since. */
function removeStale(file: string): Promise<void> {
  return withLock(`${file}.stale`, async () => {
    if (await isStale(file)) await rm(file, { force: true });
  });
}

async function take(file: string, holder: string): Promise<boolean> {
  try {
    await writeFile(file, holder, { flag: "wx", mode: 0o600 });
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
