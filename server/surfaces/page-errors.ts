import { logger } from "#server/lib/logger.ts";
import { requestOrigin } from "#server/lib/request-origin.ts";

/** Where Next met an error: the route as its folder is called, never the path, which may hold a secret. */
type Place = { readonly routePath: string; readonly routeType: string };

/**
 * Writes the one line of a page that failed, with the id of its request. `digest` is the reference that the page shows to the person, who
 * may tell it to somebody.
 */
export function writePageError(thrown: unknown, { routePath, routeType }: Place): void {
  const { requestId = null, caller = null } = requestOrigin() ?? {};
  const { digest = null } = (thrown ?? {}) as { digest?: string | null };
  logger.error(
    {
      err: thrown,
      requestId,
      route: routePath,
      kind: routeType,
      accountId: caller?.accountId ?? null,
      digest,
    },
    "a page failed",
  );
}
