import type { Problem } from "#server/core/errors.ts";

const fieldOf: Record<string, "title" | "company" | "applicationLink"> = {
  "job.title": "title",
  "company.name": "company",
  "company.id": "company",
  applicationLink: "applicationLink",
};

/** A refusal's issues at the fields they are about. */
export function fieldErrors(
  problem: Problem | null,
): Partial<Record<"title" | "company" | "applicationLink", string>> {
  const issues = problem?.issues ?? [];
  return Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const field = fieldOf[path.join(".")];
      return field ? [[field, message]] : [];
    }),
  );
}
