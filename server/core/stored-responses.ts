import { deflateRawSync, inflateRawSync } from "node:zlib";
import { LIMITS } from "#domain/limits.ts";

/** Shorter strings of the input are stored unchanged. */
const LONG = 256;
/** Marks a response that is read again. */
const REREAD = '{"$reread":true}';

/** The stored form of a packed response. */
type Packed = { readonly $packed: string };
type FromInput = { readonly $input: number };

/**
 * Packs a response for a retry, to fit in 64 KiB. A longer one is compressed, without the strings of the input, which a retry sends
 * again. If it is still too long, a resource that can be read again isn't stored; any other is stored at that length.
 */
export function packResponse(output: unknown, input: unknown, canBeReread: boolean): string {
  const text = JSON.stringify(output);
  if (isShort(text)) return text;
  const places = new Map(longTexts(input).map((long, at) => [long, at]));
  const without = JSON.stringify(output, (_name, value: unknown) => {
    const at = typeof value === "string" ? places.get(value) : undefined;
    return at === undefined ? value : ({ $input: at } satisfies FromInput);
  });
  const packed: Packed = { $packed: deflateRawSync(without).toString("base64") };
  const kept = JSON.stringify(packed);
  return isShort(kept) || !canBeReread ? kept : REREAD;
}

/** Returns the response that was stored for this input; null if it has to be read again. */
export function unpackResponse(stored: string, input: unknown): { readonly output: unknown } | null {
  if (stored === REREAD) return null;
  const output: unknown = JSON.parse(stored);
  if (!isObjectWith(output, "$packed")) return { output };
  const without = inflateRawSync(Buffer.from(String(output.$packed), "base64")).toString();
  const texts = longTexts(input);
  const restore = (_name: string, value: unknown) =>
    isObjectWith(value, "$input") ? texts[Number(value.$input)] : value;
  return { output: JSON.parse(without, restore) };
}

function isShort(text: string): boolean {
  return Buffer.byteLength(text) <= LIMITS.requests.storedResponse;
}

function isObjectWith<Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> {
  return typeof value === "object" && value !== null && name in value;
}

/** Returns the long strings of an input, each once, in the order of its fields. */
function longTexts(input: unknown): string[] {
  const found = new Set<string>();
  JSON.stringify(input, (_name, value: unknown) => {
    if (typeof value === "string" && value.length > LONG) found.add(value);
    return value;
  });
  return [...found];
}
