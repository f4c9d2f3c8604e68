import { Worker } from "node:worker_threads";

/** The resource limits for the work on one untrusted document. */
export type WorkerLimits = {
  /**
   * The processor time, including the thread's start. The elapsed time may be `WAITING_FACTOR` times as long, for a machine with other
   * work.
   */
  readonly timeoutMs: number;
  readonly memoryMb: number;
};

/** The error of work that exceeded its limits or failed because of the document. */
export class IsolatedWorkFailed extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The document was not read: ${reason}.`, { cause });
    this.name = "IsolatedWorkFailed";
  }
}

const STACK_MB = 2;
const WAITING_FACTOR = 4;
const WATCH_MS = 100;

/**
 * Returns the process's compile cache, if it has one. It saves a third of the processor time that a thread
 * takes to start.
 */
function threadEnvironment() {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}

/**
 * Reads an untrusted document in a thread that is ended if it takes too long or too much memory, so that the process keeps responding
 * whatever the document contains. The thread sees neither our secrets nor our state; it posts one message, its result.
 * `core/isolated-reading.ts` limits how many run at a time.
 * @param file the thread's module on disk, which Node runs without a build
 * @param signal ends the thread, and rejects the promise with its reason
 * @throws IsolatedWorkFailed
 */
export async function runIsolated<Result>(
  file: string,
  document: unknown,
  { timeoutMs, memoryMb }: WorkerLimits,
  signal?: AbortSignal,
): Promise<Result> {
  signal?.throwIfAborted();
  const thread = new Worker(/* turbopackIgnore: true */ file, {
    workerData: document,
    env: threadEnvironment(),
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: {
      maxOldGenerationSizeMb: memoryMb,
      maxYoungGenerationSizeMb: 16,
      stackSizeMb: STACK_MB,
    },
  });
  const over = new AbortController();
  try {
    return await new Promise<Result>((resolve, reject) => {
      const endAsTooLong = () => reject(new IsolatedWorkFailed("it took too long"));
      const timer = setTimeout(endAsTooLong, WAITING_FACTOR * timeoutMs);
      const watch = setInterval(async () => {
        const used = await thread.cpuUsage().catch(() => null);
        if (used && (used.user + used.system) / 1_000 > timeoutMs) endAsTooLong();
        // Node's limit is for objects. A PDF of two kilobytes can expand to gigabytes of buffers, which that limit doesn't count.
        const heap = await thread.getHeapStatistics().catch(() => null);
        if (heap && heap.external_memory > memoryMb * 1_048_576)
          reject(new IsolatedWorkFailed("it took too much memory"));
      }, WATCH_MS);
      over.signal.addEventListener("abort", () => {
        clearTimeout(timer);
        clearInterval(watch);
      });
      signal?.addEventListener("abort", () => reject(signal.reason), { signal: over.signal });
      thread.once("message", resolve);
      thread.once("error", (cause) => reject(new IsolatedWorkFailed("the reader failed", cause)));
      thread.once("exit", () => reject(new IsolatedWorkFailed("the reader returned no result")));
    });
  } finally {
    over.abort();
    await thread.terminate();
  }
}
