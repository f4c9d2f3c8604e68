import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { holdsMailedSecret } from "#server/auth/mailed-link/purposes.ts";
import { databaseAway, toOperationError } from "#server/core/errors.ts";
import { withPageAnswer } from "#server/core/page-answer.ts";
import { countRequestFrom } from "#server/core/rate-limit.ts";
import { pool } from "#server/lib/database.ts";
import { databaseAnswers } from "#server/lib/database-watch.ts";
import { env } from "#server/lib/env.ts";
import { requestOrigin } from "#server/lib/request-origin.ts";
import { refuseForm } from "./refused-form.ts";
import { requestIdFrom } from "./request-context.ts";

/** The request header by which pages learn the nonce of their scripts. */
export const NONCE_HEADER = "x-nonce";

/** What the build made: its workers may read its scripts. */
const STATIC_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/**
 * What pages loosen of the headers on every answer: a content security policy whose scripts need the nonce of this answer, and the
 * site's own name for where a link was followed. How long a page may be kept, Next knows.
 */
export function guardPages(pages: RequestListener): RequestListener {
  return (request, response) => {
    restoreOrigin(request);
    if (!request.url?.startsWith("/api/")) response.removeHeader("Cache-Control");
    if (request.url?.startsWith("/_next/")) {
      if (env().NODE_ENV !== "development") response.setHeader("Content-Security-Policy", STATIC_POLICY);
      else response.removeHeader("Content-Security-Policy");
    } else {
      const keepsSecret =
        URL.canParse(request.url ?? "/", "http://localhost") && holdsMailedSecret(request.url ?? "/");
      if (keepsSecret) response.setHeader("Cache-Control", "private, no-store");
      response.setHeader("Referrer-Policy", keepsSecret ? "no-referrer" : "strict-origin-when-cross-origin");
      const nonce = randomBytes(16).toString("base64");
      const policy = contentSecurityPolicy(nonce, request.url ?? "/");
      response.setHeader("Content-Security-Policy", policy);
      // Next puts the nonce of the request's policy on the scripts that it writes itself.
      request.headers["content-security-policy"] = policy;
      request.headers[NONCE_HEADER] = nonce;
    }
    void answerWithinRate(request, response, () => pages(request, response));
  };
}

/** While the database is away a page says so itself. Forms are counted by network before Next reads them; one that is refused later, in a server action, is answered so too. */
async function answerWithinRate(
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => void,
): Promise<void> {
  const requestId = requestIdFrom(request.headers["x-request-id"]?.toString() ?? null);
  if (readsDatabase(request) && !(await databaseAnswers(pool))) {
    return refuseForm(request, response, databaseAway(), requestId);
  }
  const isCounted = requestOrigin()?.isOwn === true;
  if (isCounted || request.method === "GET" || request.method === "HEAD")
    return withPageAnswer(response, answer);
  const limits = new Map<string, string>();
  try {
    await countRequestFrom(String(request.headers["x-forwarded-for"]), "forms", limits);
  } catch (thrown) {
    return refuseForm(request, response, toOperationError(thrown), requestId);
  }
  withPageAnswer(response, answer);
}

/** Pages and what their scripts ask for, and sign-in with a provider; not what the build made. */
function readsDatabase({ method, url = "", headers }: IncomingMessage): boolean {
  if (url.startsWith("/_next/")) return false;
  if (method !== "GET" && method !== "HEAD") return true;
  return (
    url.startsWith("/api/") || headers.rsc !== undefined || headers.accept?.includes("text/html") === true
  );
}

/**
 * A page without referrer sends its forms, where no script does, with the origin "null" (Fetch, 3.1), which Next refuses.
 * The browser says all the same, in a header that no page can set, whether it is our own.
 */
function restoreOrigin({ headers }: IncomingMessage): void {
  if (headers.origin !== "null" || headers["sec-fetch-site"] !== "same-origin") return;
  headers.origin = `${new URL(env().PUBLIC_URL).protocol}//${headers["x-forwarded-host"] ?? headers.host}`;
}

/** @see https://www.w3.org/TR/CSP3/ */
export function contentSecurityPolicy(nonce: string, path: string): string {
  const isDevelopment = env().NODE_ENV === "development";
  const directives: Record<string, string> = {
    "default-src": "'self'",
    // React's refresh in development evaluates code.
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
    // The consent of OAuth ends in a redirect to the client, which browsers count as the form's target.
    ...(path.startsWith("/oauth/") ? {} : { "form-action": "'self'" }),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
