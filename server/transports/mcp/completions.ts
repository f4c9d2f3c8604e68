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

/**
 * Returns the call that finds values for a prompt's argument: cards that match the typed text, or upcoming interviews.
 * @returns undefined for an argument without suggestions
 */
export function completionOf(params: unknown): Completion | undefined {
  const { ref, argument } = (params ?? {}) as NonNullable<Request>;
  const typed = typeof argument?.value === "string" ? argument.value.trim() : "";
  if (ref?.type !== "ref/prompt") return undefined;
  if (argument?.name === "applicationId") {
    const text = typed.slice(0, LIMITS.text.title);
    return completion(
      "search.applications",
      { ...(text && !isId("application", text) ? { text } : {}), limit: MOST },
      typed,
    );
  }
  if (argument?.name === "interviewId") {
    return completion("interviews.list", { from: now().toISOString(), limit: MOST }, typed);
  }
  return undefined;
}

function completion(name: string, input: object, typed: string): Completion {
  const operation = declaredOperations().find(({ contract }) => contract.name === name);
  if (!operation) throw new Error(`There is no operation ${name} to complete by`);
  const valuesOf = (output: unknown) => {
    const ids = (output as { data: { id: string }[] }).data.map(({ id }) => id);
    const begun = ids.filter((id) => id.startsWith(typed));
    return begun.length > 0 ? begun : ids;
  };
  return { operation, input, valuesOf };
}
