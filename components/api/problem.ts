import { isTRPCClientError, TRPCClientError } from "@trpc/client";
import type { Issue, Problem } from "#server/core/errors.ts";

/** An error response of tRPC. */
type Rejection = { error?: { data?: { problem?: Problem } } } | null;

type Path = Issue["path"];
/** Returns the pages' name for a field; null if they don't show it. */
type NameOf = (path: Path) => string | null;

let nameOf: NameOf = () => null;

/**
 * Sets the function that names fields.
 * @returns a function that removes it
 */
export function nameFields(by: NameOf): () => void {
  nameOf = by;
  return () => {
    if (nameOf === by) nameOf = () => null;
  };
}

/** Codes whose detail names a field of the API, for developers. */
const ABOUT_A_FIELD = new Set(["validation_failed", "company_not_found", "resume_not_found"]);

/** Returns the problem in a tRPC response, in the words of the pages; null if there is none. */
export function problemIn(response: unknown): Problem | null {
  const problem = (response as Rejection)?.error?.data?.problem ?? null;
  if (!problem?.issues?.length || !ABOUT_A_FIELD.has(problem.code)) return problem;
  const sentences = problem.issues.slice(0, ISSUES_SHOWN).map(({ path, message }) => {
    const name = nameOf(path);
    return name === null ? message : `${name}: ${message}`;
  });
  return { ...problem, detail: [...new Set(sentences)].join(" ") };
}

const ISSUES_SHOWN = 3;

/** Returns the error of a call from its response; null means that no response came. */
export function callError(response: object | null): Error {
  return TRPCClientError.from(response ?? new Error("There was no response."));
}

/** Returns the problem in the server's response; null if no response came. */
export function problemOf(error: unknown): Problem | null {
  return isTRPCClientError(error) ? problemIn({ error: error.shape }) : null;
}

/** Returns the message of a failed call; `unanswered` if no response came, and null if it didn't fail. */
export function failureText(call: { isError: boolean; error: unknown }, unanswered: string): string | null {
  return call.isError ? (problemOf(call.error)?.detail ?? unanswered) : null;
}

/** Checks whether a retry may help: no response came, or the response invites a retry. */
export function isTransient(error: unknown): boolean {
  const problem = problemOf(error);
  if (!problem) return true;
  return problem.status === 503 || problem.status === 429 || problem.code === "idempotency_in_progress";
}

/** Checks whether the same input may succeed if it is sent again: nothing in it was rejected. */
export function isWorthRetrying(error: unknown): boolean {
  const status = problemOf(error)?.status ?? 0;
  return isTransient(error) || status >= 500 || status === 401;
}

/** Returns the server's message about a field of the form; null if there is none. */
export function fieldProblem(error: unknown, field: string): string | null {
  const issue = problemOf(error)?.issues?.find(({ path }) => path[0] === field);
  return issue?.message ?? null;
}

/** Checks whether the error is about fields, so that it is shown beside them. */
export function isAboutFields(error: unknown): boolean {
  return (problemOf(error)?.issues ?? []).some(({ path }) => path.length > 0);
}
