import { LIMITS } from "#domain/limits.ts";
import { makeFairQueue } from "#server/lib/fair-queue.ts";
import { runIsolated, type WorkerLimits } from "#server/lib/isolated-worker.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { inTurn, type Requester } from "./turns.ts";

const { documentsRead, documentsWaiting, processDocumentsRead, processDocumentsWaiting } = LIMITS.quotas;

const reading = {
  /** Shared by all copies of this module: the machine has only so many cores. */
  turns: processGlobal("reading-turns", () =>
    makeFairQueue({ running: processDocumentsRead, waiting: processDocumentsWaiting }, () => ({
      running: documentsRead,
      waiting: documentsWaiting,
    })),
  ),
  limit: "documents",
  maxWaitMs: 10_000,
  tooMany: `You can have ${documentsRead + documentsWaiting} documents read at a time. Wait for them, then try again.`,
  busy: "Too many documents are being read right now. Nothing was changed. Try again in a moment.",
};

/** A thread's module on disk, and the limits on its resources. */
export type Reader = { readonly file: string; readonly workerLimits: WorkerLimits };

/**
 * Reads an untrusted document in the person's turn, in a thread that can be stopped.
 * @param load returns the document; called only when the turn comes, so that waiting calls hold none in
 * memory
 * @throws IsolatedWorkFailed if the document exceeds its limits; rate_limited if the person has too many
 * waiting; unavailable if everyone together has too many waiting, or the turn or the document takes too long
 */
export function readIsolated<Result>(
  requester: Requester,
  { file, workerLimits }: Reader,
  load: () => unknown,
): Promise<Result> {
  return inTurn(requester, reading, async (waitSignal, callerSignal) => {
    const document = await Promise.race([load(), endOf(waitSignal)]);
    return runIsolated<Result>(file, document, workerLimits, callerSignal);
  });
}

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
