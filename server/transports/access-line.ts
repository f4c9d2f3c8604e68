import type { ServerResponse } from "node:http";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";
import { metrics } from "#server/lib/metrics.ts";
import type { RequestOrigin } from "#server/lib/request-origin.ts";

/** Requests that come every few seconds, or for a file of the build: counted, but not logged. */
const UNWRITTEN = /^\/(healthz|readyz|_next)$/;
/** The client disconnected before the response; nginx uses this status. */
const CLIENT_GONE = 499;

/**
 * Counts a request whose response has ended, and writes its log line: who requested what, the result, and the cost. `place` has at most
 * two parts of the path, because the rest may be a secret.
 * @param begun when the request arrived, by `performance.now()`
 */
export function writeAccessLine(
  { method, place }: { method: string; place: string },
  response: ServerResponse,
  origin: RequestOrigin,
  begun: number,
): void {
  const durationMs = performance.now() - begun;
  const status = response.headersSent ? response.statusCode : CLIENT_GONE;
  const { requestId, surface, operation, statements, caller } = origin;
  metrics.requests.observe({ surface, status }, durationMs / 1_000);
  // Rejected before its procedure ran: no call was counted.
  if (operation !== null && origin.calls === 0) {
    metrics.operations.observe({ operation, surface, status }, durationMs / 1_000);
  }
  if (env().ACCESS_LOG === "off" || UNWRITTEN.test(place)) return;
  logger.info(
    {
      requestId,
      method,
      place,
      surface,
      operation,
      accountId: caller?.accountId ?? null,
      credentialId: caller?.credentialId ?? null,
      status,
      durationMs: Math.round(durationMs),
      statements,
    },
    "request",
  );
}
