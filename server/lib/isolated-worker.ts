import { Worker } from "node:worker_threads";

/** The resource limits for the work on one untrusted document. */
export type WorkerLimits = {
  /**
   * The processor time, including the thread's start. The elapsed time may be `WAITING_FACTOR` times as long, for a machine with other
   * work.
   */
  readonly timeoutMs: number;
  /** The memory for objects. */
  readonly memoryMb: number;
  /** The memory for buffers; if omitted, as much as for objects. */
  readonly buffersMb?: number;
};

/** The error of work that exceeded its limits or failed because of the document. */
export class IsolatedWorkFailed extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The document was not read: ${reason}.`, { cause });
    this.name = "IsolatedWorkFailed";
  }
}

const STACK_MB = 2;
/** V8's memory for new objects, of which it keeps three parts. */
const YOUNG_MB = 16;
const NEW_OBJECTS_MB = 3 * YOUNG_MB;
/** V8's own limit, as a multiple. It is never meant to be reached: V8 may then end the process instead of the thread. */
const LAST_RESORT = 4;
const MIB = 1_048_576;
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
  { timeoutMs, memoryMb, buffersMb = memoryMb }: WorkerLimits,
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
      maxOldGenerationSizeMb: LAST_RESORT * memoryMb,
      maxYoungGenerationSizeMb: YOUNG_MB,
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
        const heap = await thread.getHeapStatistics().catch(() => null);
        if (heap === null) return;
        const isOver = heap.total_heap_size > (memoryMb + NEW_OBJECTS_MB) * MIB;
        // V8's limit doesn't count buffers: a PDF of two kilobytes can expand to gigabytes of them.
        if (isOver || heap.external_memory > buffersMb * MIB)
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
