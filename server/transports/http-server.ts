import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { LIMITS } from "#domain/limits.ts";
import { refuseTunnel, refuseUnparsed } from "./parser-refusals.ts";

/** Longer than proxies keep their connections open, so that they close them first. */
const KEEP_ALIVE_MS = 65_000;
const HEADERS_MS = 60_000;
const REQUEST_MS = 120_000;
/** The silence after which a client that neither sends nor reads is disconnected. Live streams send something every 25 seconds. */
const SILENCE_MS = 120_000;

/** The path where a development server's pages connect for updates; Next doesn't respond to upgrades of any other path. */
const RELOADING = /^\/_next\/hmr(\?|$)/;

export type ServerOptions = {
  /** Handles the upgrades of a development server, whose pages reload over a websocket; undefined in production. */
  readonly upgrades?: Server | undefined;
  readonly headersMs?: number;
};

/**
 * Creates Node's server with the product's settings. A request with `Upgrade` is handled as if it had none (RFC 9110, 7.8): the server
 * has no other protocol, and a listener for upgrades, such as Next's, would leave it unanswered.
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
      // `withTransports` checks it: Node's own error has neither our headers nor a body.
      requireHostHeader: false,
    },
    listener,
  );
  server.timeout = SILENCE_MS;
  server.on("clientError", refuseUnparsed);
  // An unmet expectation needs no 417 (RFC 9110, 10.1.1), and Node's lacks our headers and body too.
  server.on("checkExpectation", listener);
  server.on("connect", (_request, connection) => refuseTunnel(connection));
  if (upgrades) {
    server.on("upgrade", (request, connection, head) => {
      // Node before 24.9 sends every upgrade here, and Next listens from the first page on.
      const isTaken = isUpgrade(request) && upgrades.emit("upgrade", request, connection, head);
      if (!isTaken) connection.destroy();
    });
  }
  return server;
}
