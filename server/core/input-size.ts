import { LIMITS } from "#domain/limits.ts";
import { OperationError } from "./errors.ts";

const DEPTH_MAX = 64;
const VALUES_MAX = LIMITS.requests.values;

const [QUOTE, BACKSLASH, COMMA, LIST, OBJECT] = Array.from('"\\,[{', (one) => one.charCodeAt(0));

/**
 * Refuses JSON of far more values than any call needs by its bytes: to parse 14 MiB of small ones takes seconds. Commas and opening
 * brackets outside of texts are at most twice as many as values, so nothing is refused that `assertFewValues` lets pass.
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
        if (++seen > VALUES_MAX) throw tooManyValues();
        if (typeof one === "object" && one !== null) below.push(one);
      }
    }
    level = below;
  }
}

function tooManyValues(): OperationError {
  return new OperationError("validation_failed", `The input holds too many values: at most ${VALUES_MAX}.`);
}

function within(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return isPlain(value) ? Object.values(value) : [];
}

/** Not a file that its surface has received. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
