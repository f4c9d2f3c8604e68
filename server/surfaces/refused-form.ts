import type { IncomingMessage, ServerResponse } from "node:http";
import { type OperationError, problemOf } from "#server/core/errors.ts";
import { ERRORS } from "#server/core/vocabulary.ts";
import words from "../../messages/en/errors.json" with { type: "json" };
import { plainPage } from "./plain-page.ts";

/**
 * Answers a form that was refused before its page: with a page of its own for a browser without scripts, a sentence for Next's script,
 * and the problem for any other program.
 */
export function refuseForm(
  request: IncomingMessage,
  response: ServerResponse,
  error: OperationError,
  requestId: string,
): void {
  const { status } = ERRORS[error.code];
  const [type, body] = bodyFor(request, error, requestId);
  request.resume();
  response
    .writeHead(status, {
      ...error.headers,
      "Content-Type": type,
      "Cache-Control": "no-store",
      "X-Request-Id": requestId,
    })
    .end(body);
}

function bodyFor(
  { headers }: IncomingMessage,
  error: OperationError,
  requestId: string,
): [type: string, body: string] {
  if (headers["next-action"] !== undefined) return ["text/plain; charset=utf-8", error.message];
  if (headers.accept?.includes("text/html")) return ["text/html; charset=utf-8", pageFor(error)];
  return ["application/problem+json", JSON.stringify(problemOf(error, requestId))];
}

function pageFor(error: OperationError): string {
  const isTooMany = error.code === "rate_limited";
  const title = isTooMany ? words.tooManyTitle : words.title;
  const text = isTooMany ? `${words.tooManyText} ${error.message}` : words.text;
  return plainPage(title, `<p>${text}</p>`);
}
