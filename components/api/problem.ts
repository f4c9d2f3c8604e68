import { TRPCClientError } from "@trpc/client";
import type { Problem } from "#server/core/errors.ts";

/** The problem that the server answered with; null when no answer came, as with a lost connection. */
export function problemOf(error: unknown): Problem | null {
  if (!(error instanceof TRPCClientError)) return null;
  const data: unknown = error.data;
  return typeof data === "object" && data !== null && "problem" in data ? (data.problem as Problem) : null;
}

/** Whether trying the same once more may help: no answer came, or one that says so. */
export function isTransient(error: unknown): boolean {
  const problem = problemOf(error);
  if (!problem) return true;
  return problem.status === 503 || problem.status === 429 || problem.code === "idempotency_in_progress";
}
