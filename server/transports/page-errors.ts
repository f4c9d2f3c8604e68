import { OperationError, toOperationError } from "#server/core/errors.ts";
import { failPage } from "#server/core/page-response.ts";
import { logger } from "#server/lib/logger.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { type RequestOrigin, requestOrigin } from "#server/lib/request-origin.ts";
import { isUnreadableRequest } from "#server/lib/unreadable-request.ts";

/** The place of an error in Next: the route's pattern, never its path, which may contain a secret. */
type Route = { readonly routePath: string; readonly routeType: string };

/** The errors that only a request can cause. */
const OF_CLIENT: ReadonlySet<string> = new Set(["rate_limited", "malformed_request", "payload_too_large"]);

/** The errors logged for each request: a page causes the same error in its head, its body and its HTML. */
const written = processGlobal("page-errors", () => new WeakMap<RequestOrigin, Set<string>>());

/**
 * Gives a failed page the status of its error if waiting helps, or the request is wrong. Logs each error but those of the client in one
 * line, with the request id. `digest` is the reference that the page shows to the user, who may report it.
 */
export function writePageError(thrown: unknown, { routePath, routeType }: Route): void {
  const isUnreadable = thrown instanceof Error && isUnreadableRequest(thrown);
  const error = isUnreadable
    ? new OperationError("malformed_request", "The request could not be read.")
    : toOperationError(thrown);
  const isOfClient = OF_CLIENT.has(error.code);
  if (isOfClient || error.code === "unavailable") failPage(error);
  if (isOfClient) return;
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
