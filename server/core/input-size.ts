import { LIMITS } from "#domain/limits.ts";
import { OperationError } from "./errors.ts";

const DEPTH_MAX = 64;

/**
 * Refuses an input of more values than any call needs, or nested deeper, before anything looks at them one by one: a body
 * of the permitted size holds hundreds of thousands of small ones, and to say what is wrong with each takes longer than
 * others should wait; what reads values within values runs out of stack.
 * @throws validation_failed
 */
export function assertFewValues(input: unknown): void {
  let seen = 0;
  let level: unknown[] = [input];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH_MAX) throw new OperationError("validation_failed", "The input is nested too deeply.");
    const below: unknown[] = [];
    for (const value of level) {
      for (const one of within(value)) {
        if (++seen > LIMITS.requests.values) {
          const most = LIMITS.requests.values;
          throw new OperationError("validation_failed", `The input holds too many values: at most ${most}.`);
        }
        if (typeof one === "object" && one !== null) below.push(one);
      }
    }
    level = below;
  }
}

function within(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return isPlain(value) ? Object.values(value) : [];
}

/** Not a file that its surface has received. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
