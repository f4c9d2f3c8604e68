import { OperationError } from "#server/core/errors.ts";

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
