import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { LIMITS } from "#domain/limits.ts";
import { hasEmailedSecret } from "#server/auth/mailed-link/purposes.ts";
import { actorOfSession, readSession } from "#server/auth/session.ts";
import { databaseUnavailable, OperationError, toOperationError } from "#server/core/errors.ts";
import { rejectRequest, withPageContext } from "#server/core/page-response.ts";
import { assertReadsLeft, countRequestFrom } from "#server/core/rate-limit.ts";
import { pool } from "#server/lib/database.ts";
import { databaseResponds } from "#server/lib/database-watch.ts";
import { env } from "#server/lib/env.ts";
import { requestOrigin } from "#server/lib/request-origin.ts";
import { BODY_MAX_BYTES, tooLarge } from "./body.ts";
import { isFromElsewhere } from "./cors.ts";
import { rejectForm } from "./rejected-form.ts";
import { requestIdFrom } from "./request-context.ts";
import { FILE } from "./request-turns.ts";

/** The request header that passes the nonce for scripts to pages. */
export const NONCE_HEADER = "x-nonce";

/** The most parameters of a page's query. Next takes time by the square of their number: 3,500 would keep everyone waiting for a second. */
const PARAMETERS_MOST = 200;
const TOO_MANY_PARAMETERS = `The query of a page can have at most ${PARAMETERS_MOST} parameters.`;
/** The policy for files of the build: its workers may load its scripts. */
const STATIC_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/**
 * Loosens the headers of every response for pages: a content security policy whose scripts need the response's nonce, and the site's name
 * as the referrer of followed links. Caching is left to Next. Pages with an emailed secret in their address send no referrer and aren't
 * cached.
 */
export function guardPages(pages: RequestListener): RequestListener {
  return (request, response) => {
    restoreOrigin(request);
    readToEnd(request, response);
    if (!request.url?.startsWith("/api/")) response.removeHeader("Cache-Control");
    if (request.url?.startsWith("/_next/")) {
      if (env().NODE_ENV !== "development") response.setHeader("Content-Security-Policy", STATIC_POLICY);
      else response.removeHeader("Content-Security-Policy");
    } else {
      const keepsSecret =
        URL.canParse(request.url ?? "/", "http://localhost") && hasEmailedSecret(request.url ?? "/");
      if (keepsSecret) response.setHeader("Cache-Control", "private, no-store");
      response.setHeader("Referrer-Policy", keepsSecret ? "no-referrer" : "strict-origin-when-cross-origin");
      const nonce = randomBytes(16).toString("base64");
      const policy = contentSecurityPolicy(nonce, request.url ?? "/");
      response.setHeader("Content-Security-Policy", policy);
      // Next adds the nonce of the request's policy to the scripts that it writes.
      request.headers["content-security-policy"] = policy;
      request.headers[NONCE_HEADER] = nonce;
    }
    if (parametersIn(request) > PARAMETERS_MOST) {
      const error = new OperationError("malformed_request", TOO_MANY_PARAMETERS);
      return rejectForm(request, response, error, requestIdIn(request));
    }
    if (!isBounded(request))
      return rejectForm(request, response, tooLarge(BODY_MAX_BYTES), requestIdIn(request));
    void respondWithinRate(request, response, () => pages(request, response));
  };
}

/**
 * Responds with an error page while the database is unreachable. Counts forms by network before Next reads them; a form rejected later, in
 * a server action, gets the same kind of error.
 */
async function respondWithinRate(
  request: IncomingMessage,
  response: ServerResponse,
  respond: () => void,
): Promise<void> {
  const requestId = requestIdIn(request);
  if (readsDatabase(request) && !(await databaseResponds(pool))) {
    return rejectForm(request, response, databaseUnavailable(), requestId);
  }
  if (requestOrigin()?.isOwn === true) return withPageContext(response, respond);
  if (isRead(request)) {
    const rejection = readsDatabase(request) ? await rejectionOfReader(request) : null;
    return rejection
      ? rejectForm(request, response, rejection, requestId)
      : withPageContext(response, respond);
  }
  if (isForeignForm(request)) return rejectForm(request, response, notOurForm(), requestId);
  const limits = new Map<string, string>();
  try {
    await countRequestFrom(String(request.headers["x-forwarded-for"]), "forms", limits);
  } catch (thrown) {
    return rejectForm(request, response, toOperationError(thrown), requestId);
  }
  // Next has no page for its own 405, and returns 500.
  if (FILE.test(request.url ?? "/")) return rejectForm(request, response, onlyRead(), requestId);
  withPageContext(response, respond);
}

const requestIdIn = ({ headers }: IncomingMessage) =>
  requestIdFrom(headers["x-request-id"]?.toString() ?? null);

/**
 * Bounds the body of a request for pages, which Next gathers in memory whatever its size. A chunked one that grows too large ends for Next
 * with the error, and the rest of it is discarded.
 * @returns false if the body is known to be too large
 */
function isBounded(request: IncomingMessage): boolean {
  if (Number(request.headers["content-length"] ?? 0) > BODY_MAX_BYTES) return false;
  if (request.headers["transfer-encoding"] === undefined) return true;
  const { socket } = request;
  const push = request.push.bind(request);
  let bytes = 0;
  request.push = (chunk: Buffer | null, encoding) => {
    bytes += chunk?.byteLength ?? 0;
    if (bytes <= BODY_MAX_BYTES) return push(chunk, encoding);
    if (!request.destroyed) endForReader(request, tooLarge(BODY_MAX_BYTES));
    if (bytes > LIMITS.requests.uploadBody) socket.destroySoon();
    return true;
  };
  return true;
}

/** Ends a request with an error for its reader, and keeps its connection, on which the client still waits for the response. */
function endForReader(request: IncomingMessage, error: OperationError): void {
  rejectRequest(request, error);
  request._destroy = (reason, done) => done(request.listenerCount("error") > 0 ? reason : null);
  request.destroy(error);
}

/** Returns the error for a signed-in person who has no reads left. Next would respond with 500 and an empty page. */
async function rejectionOfReader({ headers }: IncomingMessage): Promise<OperationError | null> {
  try {
    const session = await readSession(headers.cookie ?? null);
    if (session !== null) await assertReadsLeft(await actorOfSession(session));
    return null;
  } catch (thrown) {
    return toOperationError(thrown);
  }
}

/**
 * Reads the rest of a form after its response. If Next rejects a form, it stops reading. The connection's next request would then wait
 * behind the unread rest until the connection is closed because of its silence.
 */
function readToEnd(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  response.once("finish", () => {
    if (request.complete) return;
    const push = request.push.bind(request);
    // For a request that was ended, `push` returns false, and Node would stop reading from the connection.
    request.push = (chunk, encoding) => {
      push(chunk, encoding);
      return true;
    };
    socket.resume();
  });
}

function parametersIn({ url = "" }: IncomingMessage): number {
  return url.includes("?") ? url.split("&").length : 0;
}

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/** Checks for a form that another site makes the browser send. Next would respond with 500 and log an error. */
function isForeignForm({ headers }: IncomingMessage): boolean {
  const site = headers["sec-fetch-site"]?.toString() ?? null;
  const host = (headers["x-forwarded-host"] ?? headers.host)?.toString() ?? null;
  // `none` means that the person reloaded a page, which sends its form again. No other site can cause that.
  return site !== "none" && isFromElsewhere({ site, origin: headers.origin ?? null, host });
}

function notOurForm(): OperationError {
  return new OperationError("unauthenticated", "This form can be sent only from Offerlane's own pages.");
}

function onlyRead(): OperationError {
  const headers = { Allow: "GET, HEAD" };
  return new OperationError("method_not_allowed", "This path takes GET, HEAD.", { headers });
}

/** Checks for pages, their scripts' requests, and sign-in with a provider; files of the build need no database. */
function readsDatabase(request: IncomingMessage): boolean {
  const { url = "", headers } = request;
  if (url.startsWith("/_next/")) return false;
  if (!isRead(request)) return true;
  return (
    url.startsWith("/api/") || headers.rsc !== undefined || headers.accept?.includes("text/html") === true
  );
}

/**
 * Restores the origin of a form. A page without referrer sends forms, unless a script does, with the origin "null" (Fetch, 3.1), which
 * Next rejects. The browser still says whether the page is ours, in a header that no page can set.
 */
function restoreOrigin({ headers }: IncomingMessage): void {
  if (headers.origin !== "null" || headers["sec-fetch-site"] !== "same-origin") return;
  headers.origin = `${new URL(env().PUBLIC_URL).protocol}//${headers["x-forwarded-host"] ?? headers.host}`;
}

/**
 * Returns the content security policy of a page.
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(nonce: string, path: string): string {
  const isDevelopment = env().NODE_ENV === "development";
  const directives: Record<string, string> = {
    "default-src": "'self'",
    // React's fast refresh evaluates code in development.
    "script-src": `'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    // Positions of dragged cards and virtual rows are style attributes.
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": `'self'${isDevelopment ? " ws:" : ""}`,
    "worker-src": "'self' blob:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    // The OAuth consent form ends in a redirect to the client, which browsers count as the form's target.
    ...(path.startsWith("/oauth/") ? {} : { "form-action": "'self'" }),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
