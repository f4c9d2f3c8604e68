import { LIMITS } from "#domain/limits.ts";
import { makeFairQueue, type Turn } from "#server/lib/fair-queue.ts";
import { type Confines, runIsolated } from "#server/lib/isolated-worker.ts";
import { metrics } from "#server/lib/metrics.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import type { CallerContext } from "./context.ts";
import { OperationError } from "./errors.ts";

const { documentsRead, documentsWaiting, processDocumentsRead, processDocumentsWaiting } = LIMITS.quotas;
const PATIENCE_MS = 10_000;
const headers = { "Retry-After": "5" };

/** Shared by all copies of this module: the machine has only so many cores. */
const turns = processGlobal("reading-turns", () =>
  makeFairQueue({ running: processDocumentsRead, waiting: processDocumentsWaiting }, () => ({
    running: documentsRead,
    waiting: documentsWaiting,
  })),
);

/** The person who asks, and a signal that aborts when they stop waiting. */
export type Asker = { readonly actor: Pick<CallerContext["actor"], "userId"> } & Pick<
  CallerContext,
  "signal"
>;

/** A thread's module on disk, and the limits on its resources. */
export type Reader = { readonly file: string; readonly confines: Confines };

/**
 * Reads an untrusted document in a thread that can be ended. Each person, across both of their environments, gets a fair turn, so that no
 * one's documents block another's.
 * @param load returns the document; called only when the turn comes, so that waiting calls hold none in memory
 * @throws IsolatedWorkFailed if the document exceeds its limits; rate_limited if the person has too many waiting; unavailable if everyone
 * together has, or the turn or the document takes too long
 */
export async function readIsolated<Answer>(
  { actor, signal }: Asker,
  { file, confines }: Reader,
  load: () => unknown,
): Promise<Answer> {
  const given = signal ?? new AbortController().signal;
  const patience = AbortSignal.any([given, AbortSignal.timeout(PATIENCE_MS)]);
  const turn = await turns.take(actor.userId, patience);
  if (typeof turn === "string") throw refusalOf(turn, given);
  try {
    const document = await Promise.race([load(), endOf(patience)]);
    return await runIsolated<Answer>(file, document, confines, given);
  } catch (error) {
    throw given.aborted || error === patience.reason ? refusalOf("gave_up", given) : error;
  } finally {
    turn.end();
  }
}

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

function refusalOf(turn: Extract<Turn, string>, given: AbortSignal): OperationError {
  // The caller hung up: it isn't our fault, and no one receives this error.
  if (given.aborted) return new OperationError("malformed_request", "The request was cut off.");
  if (turn === "owner_full") {
    metrics.limits.inc({ limit: "documents" });
    const detail = `You can have ${documentsRead + documentsWaiting} documents read at a time. Wait for them, then try again.`;
    return new OperationError("rate_limited", detail, { headers });
  }
  const detail = "Too many documents are being read right now. Nothing was changed. Try again in a moment.";
  return new OperationError("unavailable", detail, { headers });
}
