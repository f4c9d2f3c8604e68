import { isTRPCClientError, TRPCClientError } from "@trpc/client";
import type { Issue, Problem } from "#server/core/errors.ts";

/** An answer of tRPC that refuses. */
type Refusal = { error?: { data?: { problem?: Problem } } } | null;

type Path = Issue["path"];
/** What the pages call a field; null for one that they don't show. */
type NameOf = (path: Path) => string | null;

let nameOf: NameOf = () => null;

/** Says what fields are called; the page that is in sight does. @returns takes it back */
export function nameFields(by: NameOf): () => void {
  nameOf = by;
  return () => {
    if (nameOf === by) nameOf = () => null;
  };
}

/** Codes whose detail names a field of the interface, for developers. */
const ABOUT_A_FIELD = new Set(["validation_failed", "company_not_found", "resume_not_found"]);

/** The problem in an answer as tRPC has it, in the words of the pages; null where it is none of ours. */
export function problemIn(answer: unknown): Problem | null {
  const problem = (answer as Refusal)?.error?.data?.problem ?? null;
  if (!problem?.issues?.length || !ABOUT_A_FIELD.has(problem.code)) return problem;
  const sentences = problem.issues.slice(0, ISSUES_TOLD).map(({ path, message }) => {
    const name = nameOf(path);
    return name === null ? message : `${name}: ${message}`;
  });
  return { ...problem, detail: [...new Set(sentences)].join(" ") };
}

const ISSUES_TOLD = 3;

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

/** Whether the same may be taken at another try, since nothing in it was refused. */
export function isWorthRetrying(error: unknown): boolean {
  const status = problemOf(error)?.status ?? 0;
  return isTransient(error) || status >= 500 || status === 401;
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
