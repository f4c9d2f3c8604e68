import { LIMITS } from "#domain/limits.ts";
import type { Callable } from "#server/core/group.ts";
import { isId } from "#server/core/ids.ts";
import { now } from "#server/lib/clock.ts";
import { declaredOperations } from "../rest/routes.ts";

/** The most values of a completion, by the specification. */
const MOST = 100;

type Completion = {
  readonly operation: Callable;
  readonly input: object;
  readonly valuesOf: (output: unknown) => string[];
};
type Request = { ref?: { type?: unknown }; argument?: { name?: unknown; value?: unknown } } | undefined;

/** The lists that have the values of an argument, and the field with the value. */
const LISTS: Readonly<
  Record<string, { operation: string; field: string; inputOf?: (typed: string) => object }>
> = {
  applicationId: {
    operation: "search.applications",
    field: "id",
    inputOf: (typed) => {
      const text = typed.slice(0, LIMITS.text.title);
      return text && !isId("application", text) ? { text } : {};
    },
  },
  interviewId: { operation: "interviews.list", field: "id", inputOf: () => ({ from: now().toISOString() }) },
  boardId: { operation: "boards.list", field: "id" },
  resumeId: { operation: "resumes.list", field: "id" },
  organizationSlug: { operation: "organizations.list", field: "slug" },
};
const REFERENCES: readonly unknown[] = ["ref/prompt", "ref/resource"];

/**
 * Returns the call that finds values for an argument of a prompt or a resource's address, such as cards that match the typed text, or
 * upcoming interviews.
 * @returns undefined for an argument without suggestions
 */
export function completionOf(params: unknown): Completion | undefined {
  const { ref, argument } = (params ?? {}) as NonNullable<Request>;
  const typed = typeof argument?.value === "string" ? argument.value.trim() : "";
  const name = typeof argument?.name === "string" ? argument.name : "";
  const list = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
  if (!list || !REFERENCES.includes(ref?.type)) return undefined;
  const operation = declaredOperations().find(({ contract }) => contract.name === list.operation);
  if (!operation) throw new Error(`Completions need the operation ${list.operation}, which doesn't exist`);
  const valuesOf = (output: unknown) => {
    const values = (output as { data: Record<string, string>[] }).data.map((row) => row[list.field] ?? "");
    const begun = values.filter((value) => value.startsWith(typed));
    return begun.length > 0 ? begun : values;
  };
  return { operation, input: { ...list.inputOf?.(typed), limit: MOST }, valuesOf };
}
