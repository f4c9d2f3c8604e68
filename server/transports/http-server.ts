import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  STATUS_CODES,
} from "node:http";
import type { Duplex } from "node:stream";
import { inWords } from "#domain/in-words.ts";
import { LIMITS } from "#domain/limits.ts";
import { ERRORS } from "#server/codes.ts";
import { OperationError, problemOf } from "#server/core/errors.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { newRequestId } from "./request-context.ts";
import { commonHeaders } from "./response-headers.ts";

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
 * has no other protocol, and a listener for upgrades, such as Next's, would never respond.
 */
export function makeHttpServer(
  handler: RequestListener,
  { upgrades, headersMs = HEADERS_MS }: ServerOptions = {},
): Server {
  const listener = oneAtATime(handler);
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
  server.on("clientError", rejectUnparsed);
  // An unmet expectation needs no 417 (RFC 9110, 10.1.1), and Node's lacks our headers and body too.
  server.on("checkExpectation", listener);
  server.on("connect", (_request, connection) => rejectTunnel(connection));
  if (upgrades) {
    server.on("upgrade", (request, connection, head) => {
      // Node before 24.9 sends every upgrade here, and Next listens from the first page on.
      const isTaken = isUpgrade(request) && upgrades.emit("upgrade", request, connection, head);
      if (!isTaken) connection.destroy();
    });
  }
  return server;
}

type Connection = Duplex & { readonly _httpMessage?: { readonly headersSent: boolean } | null };

/**
 * Responds to input that Node's parser rejects before there is a request: headers that are too large or too slow, and anything that isn't
 * HTTP. Sends the same problem as every transport, and closes the connection, because the beginning of the next request on it is unknown.
 */
function rejectUnparsed(error: NodeJS.ErrnoException, connection: Connection): void {
  const hasBegunToRespond = connection._httpMessage?.headersSent === true;
  if (!connection.writable || error.code === "ECONNRESET" || hasBegunToRespond) {
    connection.destroy();
    return;
  }
  respondAndEnd(connection, errorFor(error.code));
}

/** Responds to a CONNECT, which requests a tunnel: this server isn't a proxy. */
function rejectTunnel(connection: Duplex): void {
  const headers = { Allow: "GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS" };
  respondAndEnd(
    connection,
    new OperationError("method_not_allowed", "This server isn't a proxy.", { headers }),
  );
}

function errorFor(code: string | undefined): OperationError {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return new OperationError(
        "headers_too_large",
        `The request line and headers can be up to ${inWords(LIMITS.requests.head, "bytes")} together.`,
      );
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return new OperationError("request_timeout", "The request didn't arrive in time. Send it again.");
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return new OperationError("payload_too_large", "The extensions of the body's chunks are too large.");
    default:
      return new OperationError("malformed_request", "The request isn't valid HTTP/1.1.");
  }
}

function respondAndEnd(connection: Duplex, problem: OperationError): void {
  const { status } = ERRORS[problem.code];
  const requestId = newRequestId();
  const body = JSON.stringify(problemOf(problem, requestId));
  const headers = {
    ...commonHeaders(),
    ...problem.headers,
    Date: new Date().toUTCString(),
    Connection: "close",
    // Readable from any origin: it has no personal data.
    "Access-Control-Allow-Origin": "*",
    "Content-Type": "application/problem+json",
    "Content-Length": Buffer.byteLength(body),
    "X-Request-Id": requestId,
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  connection.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n${body}`);
}
