import { OperationError } from "#server/core/errors.ts";
import { type Begun, makeFairQueue, type Turn } from "#server/lib/fair-queue.ts";
import { processGlobal } from "#server/lib/process-global.ts";

/**
 * An email must be in memory before a signature over its bytes can be checked, so only a few are received at a time, one for each network.
 */
const AT_ONCE = { running: 2, waiting: 20 };
const EACH_NETWORK = { running: 1, waiting: 5 };
/** The longest that an email may take to arrive, and the longer time for which others wait for a turn. */
export const ARRIVAL_MS = 20_000;
const WAIT_MS = 25_000;
const receiving = processGlobal("inbound-mail", () => makeFairQueue(AT_ONCE, () => EACH_NETWORK));

/** Waits for a network's turn to deliver an email, over HTTP or SMTP. Returns the reason as text if no turn came in time. */
export function takeInboundTurn(network: string): Promise<Turn> {
  return receiving.take(network, AbortSignal.timeout(WAIT_MS));
}

type Gathering = {
  /** Returns false once it accepts no more bytes. */
  readonly isKept?: () => boolean;
  readonly arrivalMs?: number;
};

/**
 * Gathers the bytes of an email that has a turn. One that takes too long loses its turn and its memory, so that a few slow senders can't
 * keep everyone else's mail out. The rest of it is discarded.
 * @throws unavailable if the email took too long
 */
export async function gatherMail(
  chunks: AsyncIterable<Uint8Array>,
  turn: Begun,
  { isKept = () => true, arrivalMs = ARRIVAL_MS }: Gathering = {},
): Promise<Buffer> {
  const kept: Uint8Array[] = [];
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    kept.length = 0;
    turn.end();
  }, arrivalMs);
  try {
    for await (const chunk of chunks) if (!isLate && isKept()) kept.push(chunk);
  } finally {
    clearTimeout(timer);
  }
  if (isLate) throw new OperationError("unavailable", "The email arrived too slowly.");
  return Buffer.concat(kept);
}
