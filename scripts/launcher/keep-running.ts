import { setTimeout as wait } from "node:timers/promises";
import { Problem } from "../bootstrap/project.mjs";
import type { ServerProcess } from "./server-process.ts";

type Running = Pick<ServerProcess, "ended">;

interface Pace {
  /** The pause before each restart after failures in a row. After the last one, it gives up. */
  waits: readonly number[];
  /** A failure after this run time doesn't count as one in a row. */
  steadyMs: number;
}

const USUAL: Pace = { waits: [1_000, 2_000, 4_000, 8_000, 16_000], steadyMs: 60_000 };

/**
 * Keeps a process running until `signal` aborts or the process exits with 0. Restarts it after a failure, each time a
 * little later.
 * @throws Problem if the first start fails, or if it keeps failing
 */
export async function keepRunning(
  name: string,
  start: () => Promise<Running> | Running,
  signal: AbortSignal,
  log: (text: string) => void,
  pace = USUAL,
): Promise<void> {
  let running: Running | null = await start();
  let failures = 0;
  for (;;) {
    const since = performance.now();
    const how = running ? await running.ended : "it did not start";
    if (signal.aborted || how === 0) return;
    failures = performance.now() - since < pace.steadyMs ? failures + 1 : 1;
    const pause = pace.waits[failures - 1];
    if (pause === undefined) {
      throw new Problem(`${name} failed ${failures} times in a row (${how}). See its messages above.`);
    }
    log(`${name} ended unexpectedly (${how}). It starts again in ${pause / 1_000} s…`);
    await wait(pause, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    running = await startAgain(start, log);
  }
}

async function startAgain(
  start: () => Promise<Running> | Running,
  log: (text: string) => void,
): Promise<Running | null> {
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    log(error.message);
    return null;
  }
}
