import type { IncomingMessage, RequestListener } from "node:http";
import type { Readable } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { LIMITS } from "#domain/limits.ts";
import { ERRORS } from "#server/codes.ts";
import { OperationError, problemOf, toOperationError } from "#server/core/errors.ts";
import { logger } from "#server/lib/logger.ts";
import { endReadTurns } from "#server/lib/read-turns.ts";
import { requestOrigin } from "#server/lib/request-origin.ts";
import { newRequestId } from "./request-context.ts";

/** The host of an HTTP/1.0 request that names none; links use PUBLIC_URL. */
const UNNAMED_HOST = "localhost";
const incomings = new WeakMap<Request, Readable>();

/** Returns a Node listener for a web-standard handler. */
export function listenerOf(handler: (request: Request) => Response | Promise<Response>): RequestListener {
  // The adapter would disconnect a client that still sends half a second after the response, which is then lost.
  const options = { hostname: UNNAMED_HOST, errorHandler: respondToFault, autoCleanupIncoming: false };
  const listen = getRequestListener(async (request, { incoming }) => {
    incomings.set(request, incoming as IncomingMessage);
    try {
      return await handler(request);
    } finally {
      const origin = requestOrigin();
      if (origin) endReadTurns(origin);
    }
  }, options);
  return (incoming, outgoing) => {
    outgoing.once("finish", () => incoming.complete || discardRest(incoming));
    void listen(incoming, outgoing);
  };
}

/**
 * Reads and drops the rest of a request, so that its client reads the response. Disconnects a client that sends more than an upload may
 * have; Node disconnects one that takes too long.
 */
export function discardRest(incoming: IncomingMessage): void {
  let bytes = 0;
  incoming.on("data", (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > LIMITS.requests.uploadBody) incoming.socket.destroySoon();
  });
  incoming.resume();
}

/** Responds to invalid requests, such as one with an impossible host, and to errors that a handler didn't catch. */
function respondToFault(thrown: unknown): Response {
  const error =
    thrown instanceof Error && thrown.name === "RequestError"
      ? new OperationError("malformed_request", "The host or the path of the request is malformed.")
      : toOperationError(thrown);
  const { status } = ERRORS[error.code];
  const requestId = requestOrigin()?.requestId ?? newRequestId();
  if (status >= 500) logger.error({ err: thrown, requestId }, "a transport failed");
  const own = { "Content-Type": "application/problem+json", "X-Request-Id": requestId };
  return Response.json(problemOf(error, requestId), { status, headers: { ...error.headers, ...own } });
}

/** Returns the body as Node reads it, without the copy of every chunk that a web stream makes; undefined on another host. */
export function incomingOf(request: Request): Readable | undefined {
  return incomings.get(request);
}
