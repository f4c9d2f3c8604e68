import type { FairQueue, Turn } from "#server/lib/fair-queue.ts";
import { metrics } from "#server/lib/metrics.ts";
import type { CallerContext } from "./context.ts";
import { OperationError } from "./errors.ts";

const headers = { "Retry-After": "5" };

/** The person who requests the work, and a signal that aborts when they stop waiting. */
export type Requester = { readonly actor: Pick<CallerContext["actor"], "userId"> } & Pick<
  CallerContext,
  "signal"
>;

/**
 * Work for which people take turns: its name in the metrics, the longest wait, and the errors if too much
 * work waits, of one person or of all together.
 */
export type TurnPolicy = {
  readonly turns: FairQueue;
  readonly limit: string;
  readonly maxWaitMs: number;
  readonly tooMany: string;
  readonly busy: string;
};

/**
 * Runs work in the person's turn, across both of their environments, so that no one's work blocks another's.
 * @param work gets a signal that aborts when the time to begin is over or the caller leaves, and one that aborts only when the caller
 * leaves
 * @throws rate_limited if too much of the person's work waits; unavailable if too much of everyone's work waits, or the turn takes too long
 */
export async function inTurn<Result>(
  { actor, signal }: Requester,
  policy: TurnPolicy,
  work: (waitSignal: AbortSignal, abortSignal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const abortSignal = signal ?? new AbortController().signal;
  const waitSignal = AbortSignal.any([abortSignal, AbortSignal.timeout(policy.maxWaitMs)]);
  const turn = await policy.turns.take(actor.userId, waitSignal);
  if (typeof turn === "string") throw turnError(turn, policy, abortSignal);
  try {
    return await work(waitSignal, abortSignal);
  } catch (error) {
    throw abortSignal.aborted || error === waitSignal.reason
      ? turnError("gave_up", policy, abortSignal)
      : error;
  } finally {
    turn.end();
  }
}

function turnError(
  turn: Extract<Turn, string>,
  { limit, tooMany, busy }: TurnPolicy,
  abortSignal: AbortSignal,
) {
  // The client disconnected: it isn't our fault, and no one receives this error.
  if (abortSignal.aborted) return new OperationError("malformed_request", "The request was cut off.");
  if (turn !== "owner_full") return new OperationError("unavailable", busy, { headers });
  metrics.limits.inc({ limit });
  return new OperationError("rate_limited", tooMany, { headers });
}
