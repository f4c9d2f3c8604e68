import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { CLEAR_SITE_DATA, expiredSessionCookie, sessionCookieIn } from "#server/auth/session-cookie.ts";
import { ERRORS } from "#server/codes.ts";
import { authorize } from "#server/core/authorization.ts";
import type { RequestContext } from "#server/core/context.ts";
import { notFound, OperationError, problemOf, toOperationError } from "#server/core/errors.ts";
import type { Callable } from "#server/core/group.ts";
import { callOperation } from "#server/core/procedure.ts";
import { isStreamed } from "#server/core/streamed.ts";
import { etagOf } from "#server/core/versions.ts";
import { logger } from "#server/lib/logger.ts";
import { appRouter, operations } from "#server/resources/index.ts";
import { assertLength, BODY_MAX_BYTES, bodyMaxBytesOf, readJson } from "./body.ts";
import { assertFromOurPages } from "./cors.ts";
import { reportRejection } from "./denied-requests.ts";
import { isForm, withForm } from "./form.ts";
import { actorOfCookie, requestContext } from "./request-context.ts";
import { coercionOf } from "./rest/coercion.ts";
import { declaredOperations } from "./rest/routes.ts";
import { sendStreamed } from "./streamed-response.ts";

/** The operations that take a file, by procedure. */
const uploads: ReadonlyMap<string, Callable> = new Map(
  declaredOperations()
    .filter(({ contract }) => contract.upload)
    .map((operation) => [operation.procedure, operation]),
);

/**
 * Calls an operation with a form or with JSON as large as a file, so that a page's upload is streamed, or checked before it is parsed, as
 * over REST.
 * @throws unsupported_media_type if the procedure takes no file; the operation's error
 */
async function callUpload(
  request: Request,
  operation: Callable | undefined,
  context: RequestContext,
): Promise<unknown> {
  const upload = operation?.contract.upload;
  if (!upload) throw new OperationError("unsupported_media_type", "This procedure takes JSON.");
  const { contract } = operation;
  await authorize(contract, context);
  context.authorized.add(contract);
  const call = (input: unknown) => callOperation(operation, input, context, request.signal);
  if (isForm(request)) return withForm(request, upload, coercionOf(contract), call);
  return call(await readJson(request, bodyMaxBytesOf(contract)));
}

/** The media type that a page accepts for a read that it saves as a file. */
const BYTES = "application/octet-stream";

/** Checks whether a page requests a file, without tRPC's envelope. The request is a POST, so that no URL contains its search. */
function wantsDownload(request: Request): boolean {
  return request.method === "POST" && request.headers.get("accept") === BYTES;
}

/**
 * Streams the response to a page's read, as REST does.
 * @throws not_found if the procedure's response isn't streamed; the operation's error
 */
async function respondToDownload(
  request: Request,
  procedure: string,
  context: RequestContext,
): Promise<Response> {
  const operation = operations.find((item) => item.procedure === procedure);
  if (!operation || operation.contract.changesData) throw notFound("path");
  const input = await readJson(request);
  const output = await callOperation(operation, input, { ...context, takesStreams: true }, request.signal);
  if (!isStreamed(output)) throw notFound("path");
  const headers = {
    ...Object.fromEntries(context.headers),
    "Cache-Control": "private, no-store",
    "Content-Type": "application/json; charset=utf-8",
    "X-Request-Id": context.requestId,
  };
  return sendStreamed(request, output, headers, await context.actor());
}

export const TRPC_BASE = "/api/trpc";

/** The procedures that sign the caller out. */
const SIGNING_OUT: ReadonlySet<string> = new Set(
  operations.flatMap(({ contract, procedure }) =>
    contract.audience === "pages" && contract.signsOut ? [procedure] : [],
  ),
);

const resources: ReadonlySet<string | undefined> = new Set(
  operations.map(({ contract }) => contract.resource),
);
/** The procedures whose response is a resource that a change can name by its ETag. Hashing other responses would be wasted work. */
const TAGGED: ReadonlySet<string> = new Set(
  operations.flatMap(({ contract, procedure }) =>
    contract.resource !== undefined || resources.has(contract.name) ? [procedure] : [],
  ),
);

/**
 * The most calls of a batch. A URL has room for 2,000, and their rejections would keep everyone waiting for a second. Pages send no
 * batches.
 */
const CALLS_MOST = 10;

/** Handles tRPC for the signed-in user, from our own pages only. */
export async function handleTrpc(request: Request): Promise<Response> {
  const context = requestContext(request.headers, () => actorOfCookie(request.headers.get("cookie")));
  try {
    assertFromOurPages(request);
    const procedure = new URL(request.url).pathname.slice(TRPC_BASE.length + 1);
    if (procedure.split(/,|%2c/i, CALLS_MOST + 1).length > CALLS_MOST) {
      throw new OperationError("malformed_request", `A batch can have at most ${CALLS_MOST} calls.`);
    }
    if (wantsDownload(request)) return await respondToDownload(request, procedure, context);
    const upload = uploads.get(procedure);
    if (isForm(request) || (upload && request.method === "POST"))
      return success(await callUpload(request, upload, context), context);
    assertBodyFits(request, BODY_MAX_BYTES);
  } catch (error) {
    return errorResponse(error, context);
  }
  return fetchRequestHandler({
    endpoint: TRPC_BASE,
    req: request,
    router: appRouter,
    // Reads that name someone by email are sent as POST, so that no URL contains the email.
    allowMethodOverride: true,
    createContext: () => context,
    responseMeta: ({ data, errors, paths }) => {
      reportFurther(errors.slice(1), request);
      const headers = new Headers(headersOf(context, errors[0]));
      const [only, ...others] = paths ?? [];
      if (!errors[0] && others.length === 0 && only && TAGGED.has(only)) tag(headers, data[0]);
      if (!errors[0] && paths?.some((path) => SIGNING_OUT.has(path))) forgetBrowser(headers);
      return { status: errors[0] ? ERRORS[toOperationError(errors[0]).code].status : undefined, headers };
    },
    onError: ({ error }) => {
      if (toOperationError(error).code !== "internal_error") return;
      logger.error({ err: error.cause ?? error, requestId: context.requestId }, "a page's request failed");
    },
  });
}

/** Reports the further rejections in a batch. The batch has the status of the first one, which is already reported. */
function reportFurther(errors: readonly unknown[], request: Request): void {
  const isKnown = sessionCookieIn(request.headers.get("cookie") ?? "") !== null;
  for (const error of errors) {
    const { status } = ERRORS[toOperationError(error).code];
    // A request without a credential is asked to sign in, not rejected.
    if (isKnown || status !== 401) reportRejection(status, TRPC_BASE);
  }
}

/** Makes the browser delete its session and our stored data. */
function forgetBrowser(headers: Headers): void {
  headers.set("Clear-Site-Data", CLEAR_SITE_DATA);
  headers.append("Set-Cookie", expiredSessionCookie());
}

function headersOf(context: RequestContext, error: unknown): Record<string, string> {
  const headers = {
    "X-Request-Id": context.requestId,
    "Cache-Control": "private, no-store",
    ...Object.fromEntries(context.headers),
  };
  return error === undefined ? headers : { ...headers, ...toOperationError(error).headers };
}

/** Adds the ETag of a procedure's response. */
function tag(headers: Headers, response: unknown): void {
  const { result } = response as { result?: { data?: unknown } };
  if (result?.data !== undefined) headers.set("ETag", etagOf(JSON.stringify(result.data)));
}

function assertBodyFits(request: Request, maxBytes: number): void {
  assertLength(request, maxBytes);
  if (request.headers.get("transfer-encoding") !== null) {
    throw new OperationError("payload_too_large", "Send a Content-Length header.");
  }
}

/** Returns the response of a procedure that was called with a file. */
function success(data: unknown, context: RequestContext): Response {
  return Response.json({ result: { data } }, { headers: headersOf(context, undefined) });
}

function errorResponse(thrown: unknown, context: RequestContext): Response {
  const error = toOperationError(thrown);
  const problem = problemOf(error, context.requestId);
  if (problem.status >= 500)
    logger.error({ err: thrown, requestId: context.requestId }, "a page's file failed");
  return Response.json(
    { error: { message: problem.detail, code: -32600, data: { problem } } },
    { status: problem.status, headers: { ...headersOf(context, thrown) } },
  );
}
