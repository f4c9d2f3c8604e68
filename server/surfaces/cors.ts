/** What scripts of other origins may send beside the method. */
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

/** What they may read of an answer beside its body. */
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
 * Lets scripts of any origin call a surface that knows its caller by the Authorization header alone: a browser adds none by
 * itself, so that nothing is done in anyone's name. Cookies are neither asked for nor looked at (Fetch, 3.3).
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

/** Any other OPTIONS is a method like any other. */
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
