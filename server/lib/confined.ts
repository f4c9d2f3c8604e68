import { Worker } from "node:worker_threads";
import { processGlobal } from "./process-global.ts";

/** What the work on one document of strangers may take. */
export type Confines = {
  /** By the clock, the thread's start included. */
  readonly timeoutMs: number;
  readonly memoryMb: number;
};

/** Work that took more than it may, or failed, or found no place. */
export class ConfinedWorkFailed extends Error {
  constructor(why: string, cause?: unknown) {
    super(`The document was not read: ${why}.`, { cause });
    this.name = "ConfinedWorkFailed";
  }
}

const AT_ONCE = 2;
const WAITING_MAX = 16;
const STACK_MB = 2;

/** Of all copies of this module together: the machine has only so many cores. */
const places = processGlobal("confined-places", () => ({ taken: 0, waiting: [] as (() => void)[] }));

/**
 * Has a document of strangers read in a thread of its own, which is ended when it takes too long or too much memory, so
 * that the process goes on answering whatever the document holds. The thread sees neither our environment nor our
 * state; it posts one message, its answer. Two run at once, sixteen more wait.
 * @param file the thread's module, on disk: Node runs it as it is written
 * @throws ConfinedWorkFailed
 */
export async function readConfined<Answer>(
  file: string,
  document: unknown,
  { timeoutMs, memoryMb }: Confines,
): Promise<Answer> {
  await takePlace();
  try {
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
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Answer>((resolve, reject) => {
        timer = setTimeout(() => reject(new ConfinedWorkFailed("it took too long")), timeoutMs);
        thread.once("message", resolve);
        thread.once("error", (cause) => reject(new ConfinedWorkFailed("its reader failed", cause)));
        thread.once("exit", () => reject(new ConfinedWorkFailed("its reader gave no answer")));
      });
    } finally {
      clearTimeout(timer);
      await thread.terminate();
    }
  } finally {
    givePlace();
  }
}

async function takePlace(): Promise<void> {
  if (places.taken < AT_ONCE) {
    places.taken++;
    return;
  }
  if (places.waiting.length >= WAITING_MAX) throw new ConfinedWorkFailed("too many are waiting");
  // Whoever leaves hands on their place.
  await new Promise<void>((resolve) => places.waiting.push(resolve));
}

function givePlace(): void {
  const next = places.waiting.shift();
  if (next) next();
  else places.taken--;
}
