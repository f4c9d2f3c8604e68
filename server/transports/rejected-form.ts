import type { IncomingMessage, ServerResponse } from "node:http";
import { ERRORS } from "#server/codes.ts";
import { type OperationError, problemOf } from "#server/core/errors.ts";
import words from "../../messages/en/errors.json" with { type: "json" };
import { discardRest } from "./listener.ts";
import { plainPage } from "./plain-page.ts";

/** The time after which a page that couldn't be rendered reloads. */
const AGAIN_SECONDS = 5;

/**
 * Responds to a rejected form or a page that can't be made now, without the product's pages: with a plain page for a browser without
 * scripts, a sentence for Next's script, and the problem for any other program.
 */
export function rejectForm(
  request: IncomingMessage,
  response: ServerResponse,
  error: OperationError,
  requestId: string,
): void {
  const { status } = ERRORS[error.code];
  const [type, body] = bodyFor(request, error, requestId);
  discardRest(request);
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
  { headers, method }: IncomingMessage,
  error: OperationError,
  requestId: string,
): [type: string, body: string] {
  if (headers["next-action"] !== undefined) return ["text/plain; charset=utf-8", error.message];
  if (headers.accept?.includes("text/html")) return ["text/html; charset=utf-8", pageFor(error, method)];
  return ["application/problem+json", JSON.stringify(problemOf(error, requestId))];
}

function pageFor(error: OperationError, method = "GET"): string {
  if (error.code === "rate_limited") {
    return plainPage(words.tooManyTitle, `<p>${words.tooManyText} ${error.message}</p>`);
  }
  if (error.code !== "unavailable") {
    const isOurs = ERRORS[error.code].status >= 500;
    return plainPage(words.title, `<p>${isOurs ? words.text : error.message}</p>`);
  }
  const isForm = method !== "GET" && method !== "HEAD";
  const text = isForm ? words.unavailableForm : words.unavailablePage;
  return plainPage(words.unavailableTitle, `<p>${text}</p>`, isForm ? {} : { againInSeconds: AGAIN_SECONDS });
}
