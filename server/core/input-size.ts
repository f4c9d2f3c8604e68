import { LIMITS } from "#domain/limits.ts";
import { OperationError } from "./errors.ts";

/**
 * Refuses an input of more values than any call needs, before anything looks at them one by one: a body of the permitted
 * size holds hundreds of thousands of small ones, and to say what is wrong with each takes longer than others should wait.
 * @throws validation_failed
 */
export function assertFewValues(input: unknown): void {
  const open: unknown[] = [input];
  for (let seen = 0; open.length > 0; seen++) {
    if (seen + open.length > LIMITS.requests.values) {
      throw new OperationError(
        "validation_failed",
        `The input holds too many values: at most ${LIMITS.requests.values}.`,
      );
    }
    const value = open.pop();
    if (Array.isArray(value)) for (const one of value.slice(0, LIMITS.requests.values)) open.push(one);
    else if (isPlain(value))
      for (const name in value) if (open.push(value[name]) > LIMITS.requests.values) break;
  }
}

/** Not a file that its surface has received. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
