import { KIB } from "#domain/units.ts";
import { OperationError } from "#server/core/errors.ts";
import { makeFairQueue, type Turn } from "#server/lib/fair-queue.ts";
import { processGlobal } from "#server/lib/process-global.ts";

/**
 * An email must be in memory before a signature over its bytes can be checked, so only a few large ones are received at a time, one for
 * each network.
 */
const AT_ONCE = { running: 2, waiting: 20 };
const EACH_NETWORK = { running: 1, waiting: 5 };
/** The longest that an email may take to arrive, and the longer time for which others wait for a turn. */
export const ARRIVAL_MS = 20_000;
const WAIT_MS = 25_000;
const receiving = processGlobal("inbound-mail", () => makeFairQueue(AT_ONCE, () => EACH_NETWORK));

/** An email up to this size arrives without a turn over SMTP, so that large and slow ones don't keep it out. */
const SMALL = 256 * KIB;

/** A network's turn to deliver an email, over HTTP or SMTP. */
export type MailTurn = {
  /** Waits for the turn, once. Returns false if it didn't come in time. */
  readonly begin: () => Promise<boolean>;
  readonly hasBegun: () => boolean;
  readonly end: () => Promise<void>;
};

/** Returns a network's turn, which hasn't begun. */
export function turnOf(network: string): MailTurn {
  let turn: Promise<Turn> | undefined;
  return {
    begin: async () => {
      turn ??= receiving.take(network, AbortSignal.timeout(WAIT_MS));
      return typeof (await turn) !== "string";
    },
    hasBegun: () => turn !== undefined,
    end: async () => {
      const begun = await turn;
      if (typeof begun === "object") begun.end();
    },
  };
}

type Gathering = {
  /** Returns false once it accepts no more bytes. */
  readonly isKept?: () => boolean;
  readonly arrivalMs?: number;
};

/**
 * Gathers the bytes of an email. Begins the turn, if it hasn't begun, once the email is no longer small. An email that takes too long
 * loses its turn and its memory, and the rest of it is discarded, so that a few slow senders can't keep everyone else's mail out.
 * @throws unavailable if the email or its turn took too long
 */
export async function gatherMail(
  chunks: AsyncIterable<Uint8Array>,
  turn: MailTurn,
  { isKept = () => true, arrivalMs = ARRIVAL_MS }: Gathering = {},
): Promise<Buffer> {
  const received: Uint8Array[] = [];
  let size = 0;
  let isLost = false;
  const lose = () => {
    isLost = true;
    received.length = 0;
    void turn.end();
  };
  let timer = setTimeout(lose, arrivalMs);
  try {
    for await (const chunk of chunks) {
      if (isLost || !isKept()) continue;
      received.push(chunk);
      size += chunk.byteLength;
      if (size <= SMALL || turn.hasBegun()) continue;
      clearTimeout(timer);
      if (await turn.begin()) timer = setTimeout(lose, arrivalMs);
      else lose();
    }
  } finally {
    clearTimeout(timer);
  }
  if (isLost) throw new OperationError("unavailable", "The email arrived too slowly.");
  return Buffer.concat(received);
}
