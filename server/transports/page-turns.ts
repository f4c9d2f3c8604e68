import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { readSession } from "#server/auth/session.ts";
import { OperationError } from "#server/core/errors.ts";
import { networksAround } from "#server/lib/client-network.ts";
import { makeFairQueue } from "#server/lib/fair-queue.ts";
import { metrics } from "#server/lib/metrics.ts";
import { type RequestOrigin, requestOrigin } from "#server/lib/request-origin.ts";
import { rejectForm } from "./rejected-form.ts";

/** The pages of a person or a network that are rendered at a time, and that wait. */
const EACH = { running: 2, waiting: 500 };
/** The pages for strangers of a widest network that are rendered at a time. */
const WIDEST = 4;
/** The longest turn: a page that takes longer waits for the database or a slow client, and doesn't keep the processor busy. */
const TURN_MOST_MS = 250;
const TOO_MANY = "Too many pages are requested at the same time.";
const RETRY_SECONDS = "5";

/** The files of the build, and of public/. */
export const FILE = /^\/(?:_next\/static\/|[^/?]+\.\w+(?:\?|$))/;

/**
 * Renders pages in turns: of a person, or of a network for strangers, so that someone who requests many pages at once delays only their
 * own. Files take no turns, nor do requests that Next sends to itself for a page that has one.
 */
export function withPageTurns(pages: RequestListener): RequestListener {
  const { POSITIVE_INFINITY: any } = Number;
  const turns = makeFairQueue({ running: any, waiting: any }, () => EACH, WIDEST);

  async function renderInTurn(
    request: IncomingMessage,
    response: ServerResponse,
    origin: RequestOrigin,
  ): Promise<void> {
    const closed = new AbortController();
    response.once("close", () => closed.abort());
    const session = await readSession(request.headers.cookie ?? null).catch(() => null);
    const networks = networksAround(origin.ip);
    const turn =
      session === null
        ? await turns.take(networks[0].network, closed.signal, networks.at(-1)?.network)
        : await turns.take(session.userId, closed.signal);
    if (turn === "gave_up") return;
    if (typeof turn === "string") {
      metrics.limits.inc({ limit: "pages" });
      const headers = { "Retry-After": RETRY_SECONDS };
      const error = new OperationError("rate_limited", TOO_MANY, { headers });
      return rejectForm(request, response, error, origin.requestId);
    }
    const timer = setTimeout(turn.end, TURN_MOST_MS);
    response.once("close", () => {
      clearTimeout(timer);
      turn.end();
    });
    pages(request, response);
  }

  return (request, response) => {
    const origin = requestOrigin();
    if (origin === null || origin.isOwn || FILE.test(request.url ?? "/")) return pages(request, response);
    void renderInTurn(request, response, origin);
  };
}
