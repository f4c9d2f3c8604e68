import { problemOf } from "#components/api/problem.ts";

/** What the server found wrong with a field of the form that was sent; null where it found nothing. */
export function fieldProblem(error: unknown, field: string): string | null {
  const issue = problemOf(error)?.issues?.find(({ path }) => path[0] === field);
  return issue?.message ?? null;
}

/** Whether the error is about fields, and so is shown beside them. */
export function isAboutFields(error: unknown): boolean {
  return (problemOf(error)?.issues ?? []).length > 0;
}
