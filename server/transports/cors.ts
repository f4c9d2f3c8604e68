import type { IncomingMessage, RequestListener } from "node:http";
import { OperationError } from "#server/core/errors.ts";

/** Headers that scripts of other origins may send. */
const ASKED_WITH = [
  "Authorization",
  "Content-Type",
  "Idempotency-Key",
  "If-Match",
  "If-None-Match",
  "Last-Event-ID",
  "Mcp-Method",
  "Mcp-Name",
  "Mcp-Protocol-Version",
  "Mcp-Session-Id",
  "Prefer",
  "X-Request-Id",
].join(", ");

/** Response headers that they may read. */
const READABLE = [
  "Content-Disposition",
  "Deprecation",
  "ETag",
  "Idempotent-Replayed",
  "Link",
  "Location",
  "Preference-Applied",
  "RateLimit",
  "RateLimit-Policy",
  "Retry-After",
  "Sunset",
  "WWW-Authenticate",
  "X-Request-Id",
].join(", ");

const METHODS = "GET, HEAD, POST, PATCH, PUT, DELETE";
const KEPT_SECONDS = "7200";
const ORIGIN = { "Access-Control-Allow-Origin": "*" };
const PREFLIGHT = {
  ...ORIGIN,
  "Access-Control-Allow-Methods": METHODS,
  "Access-Control-Allow-Headers": ASKED_WITH,
  "Access-Control-Max-Age": KEPT_SECONDS,
  Vary: "Origin, Access-Control-Request-Method, Access-Control-Request-Headers",
};
const READING = Object.entries({ ...ORIGIN, "Access-Control-Expose-Headers": READABLE });

/**
 * Lets scripts of any origin call a transport that is public, or identifies its caller only by the Authorization header: browsers never
 * add one, so that nothing is done in anyone's name. Cookies are neither requested nor read (Fetch, 3.3).
 */
export function forAnyOrigin(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (isPreflight(request)) {
      response.writeHead(204, PREFLIGHT).end();
      return;
    }
    for (const [name, value] of READING) response.setHeader(name, value);
    listener(request, response);
  };
}

/** Checks for a preflight; any other OPTIONS is an ordinary request. */
function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === "OPTIONS" && "origin" in headers && "access-control-request-method" in headers;
}

/**
 * Checks that a change comes from a page of this origin, because a foreign page can make a browser send requests with the cookie.
 * @throws unauthenticated
 */
export function assertFromOurPages({ method, headers }: Request): void {
  if (method === "GET" || method === "HEAD") return;
  const [site, origin] = [headers.get("sec-fetch-site"), headers.get("origin")];
  if (isFromElsewhere({ site, origin, host: headers.get("host") }))
    throw new OperationError("unauthenticated", "This can be called only from Offerlane's own pages.");
}

/** The headers in which a browser describes the page that sends a request, null if absent, and our host as the browser knows it. */
type Sender = { site: string | null; origin: string | null; host: string | null };

/** Checks whether a page of another origin makes the browser send a request. Other programs send neither header. */
export function isFromElsewhere({ site, origin, host }: Sender): boolean {
  return site === null ? origin !== null && hostOf(origin) !== host : site !== "same-origin";
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
