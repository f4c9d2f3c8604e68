import { ERRORS } from "#server/codes.ts";
import { OperationError, problemOf, toOperationError } from "#server/core/errors.ts";
import { logger } from "#server/lib/logger.ts";
import { placeOf, reportRejection } from "./denied-requests.ts";
import { requestIdOf } from "./request-context.ts";

/** Stricter than for other responses: an uploaded file must not run even if it is opened directly. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Responds to GET and HEAD of a link that is its own credential; an error becomes its problem. Never throws. */
export async function handleSecretLink(
  request: Request,
  respond: (request: Request) => Promise<Response>,
): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  const response = await attempt(request, respond).catch((thrown: unknown) => {
    // The link is the credential. If it leads nowhere, it was made up or has expired.
    if (toOperationError(thrown).code === "not_found")
      reportRejection(401, placeOf(new URL(request.url).pathname));
    return errorResponse(thrown, requestId);
  });
  response.headers.set("Content-Security-Policy", POLICY);
  response.headers.set("X-Request-Id", requestId);
  return response;
}

async function attempt(
  request: Request,
  respond: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.method === "GET" || request.method === "HEAD") return await respond(request);
  throw new OperationError("method_not_allowed", "This path takes GET, HEAD.", {
    headers: { Allow: "GET, HEAD" },
  });
}

function errorResponse(thrown: unknown, requestId: string): Response {
  const error = toOperationError(thrown);
  const { status } = ERRORS[error.code];
  if (status >= 500) logger.error({ err: thrown, requestId }, "a link could not be answered");
  return Response.json(problemOf(error, requestId), {
    status,
    headers: {
      "Cache-Control": "private, no-store",
      ...error.headers,
      "Content-Type": "application/problem+json",
    },
  });
}
