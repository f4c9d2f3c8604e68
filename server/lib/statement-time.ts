import { env } from "./env.ts";
import { logger } from "./logger.ts";
import { metrics } from "./metrics.ts";
import { requestOrigin } from "./request-origin.ts";

/** Counts an SQL statement for the current request. */
export function countStatement(): void {
  const origin = requestOrigin();
  if (origin) origin.statements += 1;
}

/** Sends a statement; one that takes longer than SLOW_STATEMENT_MS is counted and logged with the operation that sent it. */
export async function timed<Result>(statement: string, send: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  try {
    return await send();
  } finally {
    const durationMs = performance.now() - begun;
    if (durationMs > env().SLOW_STATEMENT_MS) noteSlow(statement, durationMs);
  }
}

function noteSlow(statement: string, durationMs: number): void {
  const { requestId = null, operation = null } = requestOrigin() ?? {};
  metrics.slowStatements.inc({ statement });
  logger.warn({ requestId, operation, statement, durationMs: Math.round(durationMs) }, "a slow statement");
}
