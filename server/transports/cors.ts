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

/**
 * Lets scripts of any origin call a transport that identifies its caller only by the Authorization header: browsers never add one, so
 * that nothing is done in anyone's name. Cookies are neither requested nor read (Fetch, 3.3).
 */
export function forAnyOrigin(handler: (request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    if (isPreflight(request)) return preflight();
    const response = await handler(request);
    for (const [name, value] of Object.entries(ORIGIN)) response.headers.set(name, value);
    response.headers.set("Access-Control-Expose-Headers", READABLE);
    return response;
  };
}

/** Checks for a preflight; any other OPTIONS is an ordinary request. */
function isPreflight({ method, headers }: Request): boolean {
  return method === "OPTIONS" && headers.has("origin") && headers.has("access-control-request-method");
}

function preflight(): Response {
  const headers = {
    ...ORIGIN,
    "Access-Control-Allow-Methods": METHODS,
    "Access-Control-Allow-Headers": ASKED_WITH,
    "Access-Control-Max-Age": KEPT_SECONDS,
    Vary: "Origin, Access-Control-Request-Method, Access-Control-Request-Headers",
  };
  return new Response(null, { status: 204, headers });
}

/**
 * Checks that a change comes from a page of this origin, because a foreign page can make a browser send requests with the cookie. @throws
 * unauthenticated
 */
export function assertFromOurPages(request: Request): void {
  if (request.method === "GET" || request.method === "HEAD") return;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const isForeign =
    site === null
      ? origin !== null && hostOf(origin) !== request.headers.get("host")
      : site !== "same-origin";
  if (isForeign)
    throw new OperationError("unauthenticated", "This can be called only from Offerlane's own pages.");
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
