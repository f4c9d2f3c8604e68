import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { LIMITS } from "#domain/limits.ts";
import { refuseTunnel, refuseUnparsed } from "./parser-refusals.ts";

/** Longer than proxies keep their connections, so that they close them first. */
const KEEP_ALIVE_MS = 65_000;
const HEADERS_MS = 60_000;
const REQUEST_MS = 120_000;
/** A client that neither sends nor reads for so long is gone. Live streams say something every 25 seconds. */
const SILENCE_MS = 120_000;

/** Where the pages of a development server hear of changes; Next leaves an upgrade to any other path without an answer. */
const RELOADING = /^\/_next\/hmr(\?|$)/;

export type ServerOptions = {
  /** Takes the upgrades of a development server, whose pages reload over a websocket; nobody in production. */
  readonly upgrades?: Server | undefined;
  readonly headersMs?: number;
};

/**
 * Node's server as the product uses it. A request with `Upgrade` is answered as if it had none (RFC 9110, 7.8): there is no other protocol
 * here, and a listener for upgrades, such as Next's, would leave it without an answer.
 */
export function makeHttpServer(
  listener: RequestListener,
  { upgrades, headersMs = HEADERS_MS }: ServerOptions = {},
): Server {
  const isUpgrade = ({ url = "" }: IncomingMessage) => upgrades !== undefined && RELOADING.test(url);
  const server = createServer(
    {
      maxHeaderSize: LIMITS.requests.head,
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: headersMs,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: Math.min(headersMs, 10_000),
      shouldUpgradeCallback: isUpgrade,
      // `withSurfaces` asks for it: Node's own refusal has neither the headers of an answer nor a body.
      requireHostHeader: false,
    },
    listener,
  );
  server.timeout = SILENCE_MS;
  server.on("clientError", refuseUnparsed);
  // An expectation that isn't met needs no 417 (RFC 9110, 10.1.1), and Node's has nothing of an answer either.
  server.on("checkExpectation", listener);
  server.on("connect", (_request, connection) => refuseTunnel(connection));
  if (upgrades) {
    server.on("upgrade", (request, connection, head) => {
      // Node before 24.9 brings every upgrade here; and Next listens from the first page on.
      const isTaken = isUpgrade(request) && upgrades.emit("upgrade", request, connection, head);
      if (!isTaken) connection.destroy();
    });
  }
  return server;
}
