import type { IncomingMessage, ServerResponse } from "node:http";
import { type OperationError, problemOf } from "#server/core/errors.ts";
import { ERRORS } from "#server/core/vocabulary.ts";
import words from "../../messages/en/errors.json" with { type: "json" };

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
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Offerlane</title>
<style>
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
  font: 16px/1.6 system-ui, sans-serif; background: light-dark(#fbfaf8, #0e1314); color: light-dark(#1a2224, #e8ecec); }
main { max-width: 32rem; }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.02em; margin: 0 0 0.75rem; }
p { margin: 0; color: light-dark(#55605f, #a3adad); }
</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p></main></body>
</html>
`;
}
