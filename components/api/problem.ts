import { isTRPCClientError, TRPCClientError } from "@trpc/client";
import type { Problem } from "#server/core/errors.ts";

/** An answer of tRPC that refuses. */
type Refusal = { error?: { data?: { problem?: Problem } } } | null;

/** The problem in an answer as tRPC has it; null where it is none of ours. */
export function problemIn(answer: unknown): Problem | null {
  return (answer as Refusal)?.error?.data?.problem ?? null;
}

/** The error that a call ends with, from its answer; null when none came. */
export function callError(answer: object | null): Error {
  return TRPCClientError.from(answer ?? new Error("No answer came."));
}

/** The problem that the server answered with; null when no answer came. */
export function problemOf(error: unknown): Problem | null {
  return isTRPCClientError(error) ? problemIn({ error: error.shape }) : null;
}

/** Whether trying the same once more may help: no answer came, or one that says so. */
export function isTransient(error: unknown): boolean {
  const problem = problemOf(error);
  if (!problem) return true;
  return problem.status === 503 || problem.status === 429 || problem.code === "idempotency_in_progress";
}

/** What the server found wrong with a field of the form that was sent; null where it found nothing. */
export function fieldProblem(error: unknown, field: string): string | null {
  const issue = problemOf(error)?.issues?.find(({ path }) => path[0] === field);
  return issue?.message ?? null;
}

/** Whether the error is about fields, and so is shown beside them. */
export function isAboutFields(error: unknown): boolean {
  return (problemOf(error)?.issues ?? []).length > 0;
}
