import type { Problem } from "#server/core/errors.ts";

/** A call that did not succeed. */
export class ApiError extends Error {
  /** What the server says of it; null when no answer came, as with a lost connection. */
  readonly problem: Problem | null;

  constructor(problem: Problem | null, cause?: unknown) {
    super(problem?.detail ?? "No answer came.", { cause });
    this.name = "ApiError";
    this.problem = problem;
  }
}

/** The problem that the server answered with; null when no answer came. */
export function problemOf(error: unknown): Problem | null {
  return error instanceof ApiError ? error.problem : null;
}

/** Whether trying the same once more may help: no answer came, or one that says so. */
export function isTransient(error: unknown): boolean {
  const problem = problemOf(error);
  if (!problem) return true;
  return problem.status === 503 || problem.status === 429 || problem.code === "idempotency_in_progress";
}
