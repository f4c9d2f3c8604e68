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
