import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { isIPv4 } from "node:net";
import { readSession } from "#server/auth/session.ts";
import { OperationError } from "#server/core/errors.ts";
import { networksAround } from "#server/lib/client-network.ts";
import { makeFairQueue, type RunningTurn, type Turn } from "#server/lib/fair-queue.ts";
import { metrics } from "#server/lib/metrics.ts";
import { type RequestOrigin, requestOrigin } from "#server/lib/request-origin.ts";
import { rejectForm } from "./rejected-form.ts";

/** The most requests of a person or a network that are handled at a time, and that wait. */
const EACH = { running: 2, waiting: 500 };
/** The most requests from strangers that are handled at a time: in a widest network, and in all. */
const WIDEST = 4;
const STRANGERS = 8;
/** The longest turn: a response that takes longer waits for the database or a slow client, and doesn't keep the processor busy. */
const TURN_MOST_MS = 250;
const TOO_MANY = "Too many requests were sent at the same time.";
const RETRY_SECONDS = "5";

const { POSITIVE_INFINITY: ANY } = Number;
const people = makeFairQueue({ running: ANY, waiting: ANY }, () => EACH);
const strangers = makeFairQueue({ running: STRANGERS, waiting: ANY }, () => EACH, WIDEST);
/** Calls of operations. The database has turns of its own, but a call that is rejected before it costs time too. */
const calls = makeFairQueue({ running: ANY, waiting: ANY }, () => ({ running: 8, waiting: 1_000 }));

/** The files of the build, and of public/. */
export const FILE = /^\/(?:_next\/static\/|[^/?]+\.\w+(?:\?|$))/;

/** Renders pages in turns. Files take none. */
export function withPageTurns(pages: RequestListener): RequestListener {
  const inTurns = withTurns(pages);
  return (request, response) => (FILE.test(request.url ?? "/") ? pages : inTurns)(request, response);
}

/**
 * Handles the requests of each person, and of each network of strangers, in separate turns, so that someone who sends many at once delays
 * no one else. For pages and other paths that need no account; operations have their own turns. Requests that Next sends to itself take
 * none, because the request that caused them has one.
 */
export function withTurns(listener: RequestListener): RequestListener {
  return (request, response) => {
    const origin = requestOrigin();
    if (origin === null || origin.isOwn) listener(request, response);
    else void handleInTurn(request, response, origin, listener, takeOwn);
  };
}

/**
 * Handles the calls of each network in turns of their own, before anything is known about the caller. A call that needn't wait begins
 * immediately, because every call pays for this.
 */
export function withCallTurns(listener: RequestListener): RequestListener {
  return (request, response) => {
    const origin = requestOrigin();
    if (origin === null) return listener(request, response);
    const network = narrowestOf(origin.ip);
    const turn = calls.begin(network);
    const take: Taking = (_request, _networks, signal) => calls.take(network, signal);
    if (turn === null) return void handleInTurn(request, response, origin, listener, take);
    response.once("close", endOf(turn));
    listener(request, response);
  };
}

/** The narrowest networks of the latest IPv6 addresses, because computing one takes longer than the rest of a turn. */
const computed = new Map<string, string>();
const COMPUTED_MOST = 1_000;

function narrowestOf(ip: string): string {
  if (isIPv4(ip)) return ip;
  let network = computed.get(ip);
  if (network === undefined) {
    if (computed.size >= COMPUTED_MOST) computed.clear();
    ({ network } = networksAround(ip)[0]);
    computed.set(ip, network);
  }
  return network;
}

type Taking = (
  request: IncomingMessage,
  networks: ReturnType<typeof networksAround>,
  signal: AbortSignal,
) => Promise<Turn>;

/** Takes a turn of the person who is signed in, or of the stranger's network. */
const takeOwn: Taking = async ({ headers }, networks, signal) => {
  const session = await readSession(headers.cookie ?? null).catch(() => null);
  return session === null
    ? strangers.take(networks[0].network, signal, networks.at(-1)?.network)
    : people.take(session.userId, signal);
};

async function handleInTurn(
  request: IncomingMessage,
  response: ServerResponse,
  { ip, requestId }: RequestOrigin,
  listener: RequestListener,
  take: Taking,
): Promise<void> {
  const closed = new AbortController();
  let end = () => closed.abort();
  response.once("close", () => end());
  const turn = await take(request, networksAround(ip), closed.signal);
  if (turn === "gave_up") return;
  if (typeof turn === "string") {
    metrics.limits.inc({ limit: "turns" });
    const headers = { "Retry-After": RETRY_SECONDS };
    return rejectForm(
      request,
      response,
      new OperationError("rate_limited", TOO_MANY, { headers }),
      requestId,
    );
  }
  end = endOf(turn);
  listener(request, response);
}

/** Ends the turn after a while. @returns a function that ends it once the response was sent */
function endOf({ end }: RunningTurn): () => void {
  const timer = setTimeout(end, TURN_MOST_MS);
  return () => {
    clearTimeout(timer);
    // Ends later, because otherwise a response that is ready immediately would begin the next turn before others' requests are even read.
    setImmediate(end);
  };
}
