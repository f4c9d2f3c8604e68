import { LIMITS } from "#domain/limits.ts";
import { type Confines, runConfined } from "#server/lib/confined.ts";
import { makeFairTurns, type Turn } from "#server/lib/fair-turns.ts";
import { metrics } from "#server/lib/metrics.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import type { CallerContext } from "./context.ts";
import { OperationError } from "./errors.ts";

const { documentsRead, documentsWaiting, processDocumentsRead, processDocumentsWaiting } = LIMITS.quotas;
const PATIENCE_MS = 10_000;
const headers = { "Retry-After": "5" };

/** Of all copies of this module together: the machine has only so many cores. */
const turns = processGlobal("reading-turns", () =>
  makeFairTurns({ running: processDocumentsRead, waiting: processDocumentsWaiting }, () => ({
    running: documentsRead,
    waiting: documentsWaiting,
  })),
);

/** Who asks, and a signal of when they no longer do. */
export type Asker = { readonly actor: Pick<CallerContext["actor"], "userId"> } & Pick<
  CallerContext,
  "signal"
>;

/** A thread's module on disk, and what it may take. */
export type Reader = { readonly file: string; readonly confines: Confines };

/**
 * Has a document of strangers read where it can be ended, when it is the asker's turn: people take turns, in both of their
 * environments together, so that nobody's documents keep another's from being read.
 * @param load gives the document; called when the turn has come, so that those who wait hold none
 * @throws ConfinedWorkFailed for a document that takes more than it may; rate_limited where the person has too many waiting,
 *   unavailable where all together have, or the turn or the document doesn't come in time
 */
export async function readConfined<Answer>(
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
    return await runConfined<Answer>(file, document, confines, given);
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
  // It is no fault of ours, and nobody hears of it.
  if (given.aborted) return new OperationError("malformed_request", "The request was cut off.");
  if (turn === "owner_full") {
    metrics.limits.inc({ limit: "documents" });
    const detail = `You can have ${documentsRead + documentsWaiting} documents read at a time. Wait for them, then try again.`;
    return new OperationError("rate_limited", detail, { headers });
  }
  const detail = "Too many documents are being read right now. Nothing was changed. Try again in a moment.";
  return new OperationError("unavailable", detail, { headers });
}
