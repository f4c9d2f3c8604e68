import type { IncomingMessage, RequestListener } from "node:http";
import type { Readable } from "node:stream";
import { getRequestListener } from "@hono/node-server";

const incomings = new WeakMap<Request, Readable>();

/** Node's listener of a web-standard handler. */
export function listenerOf(handler: (request: Request) => Response | Promise<Response>): RequestListener {
  const listen = getRequestListener((request, { incoming }) => {
    incomings.set(request, incoming as IncomingMessage);
    return handler(request);
  });
  return (incoming, outgoing) => void listen(incoming, outgoing);
}

/** The body as Node reads it, without the copy of every chunk that a web stream makes; undefined on another host. */
export function incomingOf(request: Request): Readable | undefined {
  return incomings.get(request);
}
