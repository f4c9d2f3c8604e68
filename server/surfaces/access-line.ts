import type { ServerResponse } from "node:http";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";
import { metrics } from "#server/lib/metrics.ts";
import type { RequestOrigin } from "#server/lib/request-origin.ts";

/** What asks every few seconds, or for a file of the build: counted, and not written down. */
const UNWRITTEN = /^\/(healthz|readyz|_next)$/;
/** Nobody had an answer: the client went first, as nginx writes it. */
const CLIENT_GONE = 499;

/**
 * Counts a request whose answer has ended, and writes its one line: who asked for what, how it went, and what it took. The place is at most
 * two parts of the path, for what follows may be a secret.
 * @param begun when it arrived, by `performance.now()`
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
  // Refused before its procedure ran: no call was counted.
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
      status,
      durationMs: Math.round(durationMs),
      statements,
    },
    "request",
  );
}
