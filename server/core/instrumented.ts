import { ERRORS } from "#server/codes.ts";
import { metrics } from "#server/lib/metrics.ts";
import { requestOrigin } from "#server/lib/request-origin.ts";
import { inSpan, noteInSpan } from "#server/lib/spans.ts";
import { toOperationError } from "./errors.ts";
import type { Operation } from "./operation.ts";

/** Records the operation that a request calls, as soon as it is known. */
export function noteOperation({ name }: Operation): void {
  const origin = requestOrigin();
  if (origin) origin.operation = name;
}

/** Runs a call of an operation, and records its count and duration in seconds, by transport and status. */
export async function instrumented<Result>(
  { name }: Operation,
  call: () => Promise<Result>,
): Promise<Result> {
  const origin = requestOrigin();
  if (origin) origin.calls += 1;
  const begun = performance.now();
  const surface = origin?.surface ?? "job";
  const note = (status: number) => {
    noteInSpan({ "offerlane.surface": surface, "offerlane.status": status });
    metrics.operations.observe({ operation: name, surface, status }, (performance.now() - begun) / 1_000);
  };
  return inSpan(name, async () => {
    try {
      const result = await call();
      note(200);
      return result;
    } catch (error) {
      note(statusOf(error));
      throw error;
    }
  });
}

function statusOf(error: unknown): number {
  return ERRORS[toOperationError(error).code].status;
}
