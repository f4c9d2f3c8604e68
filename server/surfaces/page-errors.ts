import { logger } from "#server/lib/logger.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { type RequestOrigin, requestOrigin } from "#server/lib/request-origin.ts";

/** Where Next met an error: the route as its folder is called, never the path, which may hold a secret. */
type Place = { readonly routePath: string; readonly routeType: string };

/** What was written of each request: a page meets the same error in its head, its body and as HTML. */
const written = processGlobal("page-errors", () => new WeakMap<RequestOrigin, Set<string>>());

/**
 * Writes the one line of a page that failed, with the id of its request. `digest` is the reference that the page shows to the person, who
 * may tell it to somebody.
 */
export function writePageError(thrown: unknown, { routePath, routeType }: Place): void {
  const origin = requestOrigin();
  const { digest = null } = (thrown ?? {}) as { digest?: string | null };
  if (origin !== null && !isFirst(origin, digest ?? String(thrown))) return;
  logger.error(
    {
      err: thrown,
      requestId: origin?.requestId ?? null,
      route: routePath,
      kind: routeType,
      accountId: origin?.caller?.accountId ?? null,
      digest,
    },
    "a page failed",
  );
}

function isFirst(origin: RequestOrigin, fault: string): boolean {
  const known = written.get(origin) ?? new Set();
  written.set(origin, known);
  return known.size < known.add(fault).size;
}
