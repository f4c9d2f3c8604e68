import { CONNECT_MS, turnIn } from "./fair-pool.ts";
import { type FairQueue, makeFairQueue, type RunningTurn } from "./fair-queue.ts";
import { processGlobal } from "./process-global.ts";
import { type RequestOrigin, requestOrigin } from "./request-origin.ts";
import type { WorkKind } from "./work.ts";

/** The maximum number of a person's reads that wait for a turn. */
const WAITING = 150;
/**
 * The longest time that is charged for a read. A longer read mostly waited for the database and used little
 * processor time.
 */
const COUNTED_MOST_MS = 50;
/** A shorter read isn't charged. */
const LEAST_MS = 1;
/** The milliseconds of rest that a millisecond of reading costs while others read. */
const COST = 3;
/**
 * The rest that a person may owe before it is enforced. It covers 50 ms of consecutive reads, such as those of
 * a page.
 */
const CREDIT_MS = COST * 50;
/** The longest turn: a read that takes longer waits for the database or a slow client, and doesn't keep the processor busy. */
const TURN_MOST_MS = 250;
/** The time after which a person who sent no read no longer counts as another reader. */
const RECENT_MS = 1_000;

const state = processGlobal("read-turns", () => {
  const readers = { last: "", otherAt: Number.NEGATIVE_INFINITY };
  const isShared = () => performance.now() - readers.otherAt < RECENT_MS;
  const all = { running: Number.POSITIVE_INFINITY, waiting: Number.POSITIVE_INFINITY };
  const bounds = {
    get running() {
      return isShared() ? 1 : all.running;
    },
    waiting: WAITING,
  };
  const makeQueue = () => makeFairQueue(all, () => bounds);
  const queues = { interactive: makeQueue(), search: makeQueue(), report: makeQueue() };
  /** The instant until which each person's reads are paid for, by `performance.now()`. */
  const paidUntil = new Map<string, number>();
  return { readers, isShared, queues, paidUntil };
});

/**
 * Waits until the person may read. While several people read, each has one read of a kind in progress, and rests after many or long ones,
 * so that one person's large responses leave others two thirds of the processor. Shared connections aren't enough: responses are rendered
 * and compressed after their connections are returned. A person who reads alone takes no turn. The turn ends with `endReadTurns`; the calls
 * of one request share it.
 * @returns the wait, if there is one
 * @throws rate_limited if too much of the person's work waits, or no turn comes in time
 */
export function takeReadTurn(userId: string, kind: WorkKind): Promise<unknown> | undefined {
  const origin = requestOrigin();
  // A stream's reads after its response began take no turn, because nothing would end it.
  if (origin === null || origin.isRendered) return;
  const { readers, isShared, queues } = state;
  if (readers.last !== userId) {
    readers.last = userId;
    readers.otherAt = performance.now();
  }
  if (!isShared()) return;
  origin.readTurns ??= new Map();
  const turn = origin.readTurns.get(kind) ?? beginIn(queues[kind], userId) ?? waitFor(userId, kind);
  origin.readTurns.set(kind, turn);
  return "then" in turn ? turn : undefined;
}

/** Reads the next part of a streamed response in the person's turn, however long the wait. A turn that the request already has counts. */
export async function inReadTurn<Part>(
  userId: string,
  kind: WorkKind,
  read: () => Promise<Part>,
): Promise<Part> {
  if (!state.isShared() || requestOrigin()?.readTurns?.has(kind)) return read();
  const queue = state.queues[kind];
  const turn = beginIn(queue, userId) ?? withRest(await turnIn(queue, userId, new AbortController().signal));
  try {
    return await read();
  } finally {
    turn.end();
  }
}

async function waitFor(userId: string, kind: WorkKind): Promise<RunningTurn> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), CONNECT_MS);
  try {
    return withRest(await turnIn(state.queues[kind], userId, over.signal));
  } finally {
    clearTimeout(timer);
  }
}

function beginIn(queue: FairQueue, userId: string): RunningTurn | null {
  const turn = queue.begin(userId);
  return turn && withRest(turn);
}

/** Returns the turn so that a rest follows its end, and so that it ends after `TURN_MOST_MS` at the latest. */
function withRest(turn: RunningTurn): RunningTurn {
  let isOver = false;
  const end = () => {
    clearTimeout(timer);
    if (!isOver) pauseOwner(turn);
    isOver = true;
  };
  const timer = setTimeout(end, TURN_MOST_MS);
  return { ...turn, end };
}

/** Ends the turns of a request whose response is rendered. */
export function endReadTurns(origin: RequestOrigin): void {
  for (const turn of origin.readTurns?.values() ?? []) {
    if ("then" in turn)
      turn.then(
        ({ end }) => end(),
        () => undefined,
      );
    else turn.end();
  }
  origin.readTurns = null;
  origin.isRendered = true;
}

/**
 * Ends a turn. While others read, a person's reads take a third of the time in the long run: once they exceed the credit, each is
 * followed by a rest (GCRA, a leaky bucket).
 */
function pauseOwner({ owner, since, end }: RunningTurn): void {
  const { paidUntil, isShared } = state;
  const now = performance.now();
  const took = now - since;
  const until = Math.max(paidUntil.get(owner) ?? 0, since) + COST * Math.min(took, COUNTED_MOST_MS);
  if (took < LEAST_MS || until <= now || !isShared()) {
    end();
    return;
  }
  paidUntil.set(owner, until);
  const forget = () => paidUntil.get(owner) === until && paidUntil.delete(owner);
  setTimeout(forget, until - now);
  if (until - now > CREDIT_MS) setTimeout(end, until - now - CREDIT_MS);
  else end();
}
