import { Worker } from "node:worker_threads";

/** What the work on one document of strangers may take. */
export type Confines = {
  /** By the clock, the thread's start included. */
  readonly timeoutMs: number;
  readonly memoryMb: number;
};

/** Work that took more than it may, or failed: the document's doing. */
export class ConfinedWorkFailed extends Error {
  constructor(why: string, cause?: unknown) {
    super(`The document was not read: ${why}.`, { cause });
    this.name = "ConfinedWorkFailed";
  }
}

const STACK_MB = 2;

/**
 * Has a document of strangers read in a thread of its own, which is ended when it takes too long or too much memory, so
 * that the process goes on answering whatever the document holds. The thread sees neither our environment nor our
 * state; it posts one message, its answer. How many run at a time, `core/confined-reading.ts` says.
 * @param file the thread's module, on disk: Node runs it as it is written
 * @param signal ends the thread, and the promise with its reason
 * @throws ConfinedWorkFailed
 */
export async function runConfined<Answer>(
  file: string,
  document: unknown,
  { timeoutMs, memoryMb }: Confines,
  signal?: AbortSignal,
): Promise<Answer> {
  signal?.throwIfAborted();
  const thread = new Worker(/* turbopackIgnore: true */ file, {
    workerData: document,
    env: {},
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
    return await new Promise<Answer>((resolve, reject) => {
      const timer = setTimeout(() => reject(new ConfinedWorkFailed("it took too long")), timeoutMs);
      over.signal.addEventListener("abort", () => clearTimeout(timer));
      signal?.addEventListener("abort", () => reject(signal.reason), { signal: over.signal });
      thread.once("message", resolve);
      thread.once("error", (cause) => reject(new ConfinedWorkFailed("its reader failed", cause)));
      thread.once("exit", () => reject(new ConfinedWorkFailed("its reader gave no answer")));
    });
  } finally {
    over.abort();
    await thread.terminate();
  }
}
