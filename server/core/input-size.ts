import { LIMITS } from "#domain/limits.ts";
import { OperationError } from "./errors.ts";

const DEPTH_MAX = 64;
const VALUES_MAX = LIMITS.requests.values;

const [QUOTE, BACKSLASH, COMMA, LIST, OBJECT] = Array.from('"\\,[{', (item) => item.charCodeAt(0));

/**
 * Rejects JSON of far more values than any call needs, without parsing it: parsing 14 MiB of small values
 * takes seconds. Outside strings, there are at most twice as many commas and opening brackets as values, so
 * everything that `assertFewValues` accepts passes.
 * @throws validation_failed
 */
export function assertFewValuesIn(json: Uint8Array): void {
  const most = 2 * VALUES_MAX + 1;
  if (json.length <= most) return;
  let seen = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (isText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if ((byte === COMMA || byte === LIST || byte === OBJECT) && ++seen > most) throw tooManyValues();
  }
}

/**
 * Rejects an input that has more values than any call needs, or deeper nesting, before validation. A body of the permitted size can hold
 * hundreds of thousands of small values: reporting each as wrong would delay other requests, and reading deep nesting overflows the
 * stack.
 * @throws validation_failed
 */
export function assertFewValues(input: unknown): void {
  let seen = 0;
  let level: unknown[] = [input];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH_MAX) throw new OperationError("validation_failed", "The input is nested too deeply.");
    const below: unknown[] = [];
    for (const value of level) {
      for (const item of nestedValues(value)) {
        if (++seen > VALUES_MAX) throw tooManyValues();
        if (typeof item === "object" && item !== null) below.push(item);
      }
    }
    level = below;
  }
}

function tooManyValues(): OperationError {
  return new OperationError(
    "validation_failed",
    `The input has too many values. The limit is ${VALUES_MAX}.`,
  );
}

function nestedValues(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return isPlain(value) ? Object.values(value) : [];
}

/** Checks for a plain object, which a file that the transport received isn't. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
