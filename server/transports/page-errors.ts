import { toOperationError } from "#server/core/errors.ts";
import { failPage } from "#server/core/page-response.ts";
import { logger } from "#server/lib/logger.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { type RequestOrigin, requestOrigin } from "#server/lib/request-origin.ts";

/** The place of an error in Next: the route's pattern, never its path, which may contain a secret. */
type Route = { readonly routePath: string; readonly routeType: string };

/** The errors logged for each request: a page causes the same error in its head, its body and its HTML. */
const written = processGlobal("page-errors", () => new WeakMap<RequestOrigin, Set<string>>());

/**
 * Gives a failed page the status of its error if waiting helps. Logs each error but 429 in one line, with the request id. `digest`
 * is the reference that the page shows to the user, who may report it.
 */
export function writePageError(thrown: unknown, { routePath, routeType }: Route): void {
  const error = toOperationError(thrown);
  if (error.code === "rate_limited" || error.code === "unavailable") failPage(error);
  if (error.code === "rate_limited") return;
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
  const hashes = written.get(origin) ?? new Set();
  written.set(origin, hashes);
  return hashes.size < hashes.add(fault).size;
}
