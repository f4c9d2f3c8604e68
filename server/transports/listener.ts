import type { IncomingMessage, RequestListener } from "node:http";
import type { Readable } from "node:stream";
import { getRequestListener } from "@hono/node-server";
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
  const options = { hostname: UNNAMED_HOST, errorHandler: answerFault };
  const listen = getRequestListener(async (request, { incoming }) => {
    incomings.set(request, incoming as IncomingMessage);
    try {
      return await handler(request);
    } finally {
      const origin = requestOrigin();
      if (origin) endReadTurns(origin);
    }
  }, options);
  return (incoming, outgoing) => void listen(incoming, outgoing);
}

/** Responds to invalid requests, such as one with an impossible host, and to errors that a handler didn't catch. */
function answerFault(thrown: unknown): Response {
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
