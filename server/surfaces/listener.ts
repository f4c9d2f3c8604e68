import type { IncomingMessage, RequestListener } from "node:http";
import type { Readable } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { OperationError, problemOf, toOperationError } from "#server/core/errors.ts";
import { ERRORS } from "#server/core/vocabulary.ts";
import { logger } from "#server/lib/logger.ts";
import { requestOrigin } from "#server/lib/request-origin.ts";
import { newRequestId } from "./request-context.ts";

/** The host of a request in HTTP/1.0 that names none; links go by PUBLIC_URL. */
const UNNAMED_HOST = "localhost";
const incomings = new WeakMap<Request, Readable>();

/** Node's listener of a web-standard handler. */
export function listenerOf(handler: (request: Request) => Response | Promise<Response>): RequestListener {
  const options = { hostname: UNNAMED_HOST, errorHandler: answerFault };
  const listen = getRequestListener((request, { incoming }) => {
    incomings.set(request, incoming as IncomingMessage);
    return handler(request);
  }, options);
  return (incoming, outgoing) => void listen(incoming, outgoing);
}

/** What is no request of the web, such as one to a host that can't be one, and what a handler didn't answer. */
function answerFault(thrown: unknown): Response {
  const error =
    thrown instanceof Error && thrown.name === "RequestError"
      ? new OperationError("malformed_request", "The host or the path of the request is malformed.")
      : toOperationError(thrown);
  const { status } = ERRORS[error.code];
  const requestId = requestOrigin()?.requestId ?? newRequestId();
  if (status >= 500) logger.error({ err: thrown, requestId }, "a surface failed");
  const own = { "Content-Type": "application/problem+json", "X-Request-Id": requestId };
  return Response.json(problemOf(error, requestId), { status, headers: { ...error.headers, ...own } });
}

/** The body as Node reads it, without the copy of every chunk that a web stream makes; undefined on another host. */
export function incomingOf(request: Request): Readable | undefined {
  return incomings.get(request);
}
