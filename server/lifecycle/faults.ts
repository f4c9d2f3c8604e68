import { toOperationError } from "#server/core/errors.ts";
import { logger } from "#server/lib/logger.ts";

/**
 * Calls `end` when an error reaches nobody: what the process holds can't be relied on any more. A rejected promise that merely says no (a
 * refusal, a database that is away, a client that is gone, a redirect of a page) is no fault; pages begin to read before they need it.
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
