import { OperationError } from "#server/core/errors.ts";

/** Whoever makes a browser send a request has it send the cookie too: a change must come from a page of this origin. @throws unauthenticated */
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
