import { toOperationError } from "#server/core/errors.ts";
import { logger } from "#server/lib/logger.ts";

/**
 * Calls `end` at an uncaught error, because the process's state can't be trusted anymore. A promise that rejects only because of a
 * rejected request, an unreachable database, a disconnected client, or a redirect isn't a fault: pages start reads before they await them.
 */
export function onFault(end: () => void): void {
  process.on("uncaughtException", (error) => {
    logger.fatal({ err: error }, "an exception reached nobody: the process ends");
    end();
  });
  process.on("unhandledRejection", (reason) => {
    if (saysNo(reason)) return logger.warn({ err: reason }, "nobody waited for a refusal");
    logger.fatal({ err: reason }, "a rejection reached nobody: the process ends");
    end();
  });
}

function saysNo(reason: unknown): boolean {
  const { name, digest } = (reason ?? {}) as { name?: unknown; digest?: unknown };
  if (name === "AbortError" || (typeof digest === "string" && digest.startsWith("NEXT_"))) return true;
  return toOperationError(reason).code !== "internal_error";
}
