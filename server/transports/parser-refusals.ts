import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { inWords } from "#domain/in-words.ts";
import { LIMITS } from "#domain/limits.ts";
import { ERRORS } from "#server/codes.ts";
import { OperationError, problemOf } from "#server/core/errors.ts";
import { answerHeaders } from "./answer-headers.ts";
import { newRequestId } from "./request-context.ts";

type Connection = Duplex & { readonly _httpMessage?: { readonly headersSent: boolean } | null };

/**
 * Responds to input that Node's parser rejects before there is a request: headers that are too large or too
 * slow, and anything that isn't HTTP. Sends the same problem as every transport, and closes the connection,
 * because the beginning of the next request on it is unknown.
 */
export function refuseUnparsed(error: NodeJS.ErrnoException, connection: Connection): void {
  const hasBegunToAnswer = connection._httpMessage?.headersSent === true;
  if (!connection.writable || error.code === "ECONNRESET" || hasBegunToAnswer) {
    connection.destroy();
    return;
  }
  answerAndEnd(connection, refusalOf(error.code));
}

/** Responds to a CONNECT, which requests a tunnel: this server isn't a proxy. */
export function refuseTunnel(connection: Duplex): void {
  const headers = { Allow: "GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS" };
  answerAndEnd(
    connection,
    new OperationError("method_not_allowed", "This server isn't a proxy.", { headers }),
  );
}

function refusalOf(code: string | undefined): OperationError {
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

function answerAndEnd(connection: Duplex, refusal: OperationError): void {
  const { status } = ERRORS[refusal.code];
  const requestId = newRequestId();
  const body = JSON.stringify(problemOf(refusal, requestId));
  const headers = {
    ...answerHeaders(),
    ...refusal.headers,
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
