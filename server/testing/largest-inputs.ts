import { z } from "zod";

type Schema = z.core.JSONSchema.BaseSchema;
type Known = Readonly<Record<string, unknown>>;

/** Parts of hostile texts, which slow down expressions, parsers, and comparisons. */
export const FILLINGS = ["/", " ", "e\u0301", "<a>"] as const;

/** Many entries with medium-sized texts, or few entries with the longest possible texts. */
export type Shape = "many" | "long";

const MIDDLING = 2_048;
const FEW = 3;
/** The length if the contract sets none; the size of the body limits it. */
const UNBOUNDED = 20_000;
/** The number of fields in an object whose fields no contract names. */
const FIELDS = 60;
const DEPTH_MAX = 8;
const TRIES = 8;
/** Measuring stops at this multiple of the limit. */
const MEASURED = 100;

/**
 * Returns the largest input that a schema accepts within a number of bytes of JSON, its texts filled with hostile text. A
 * field of a known name, such as an id, keeps its value.
 */
export function largestInput(
  schema: z.ZodType,
  known: Known,
  how: { filling: string; shape: Shape; bytes: number },
): Record<string, unknown> {
  const json = jsonSchemaOf(schema);
  const make = (scale: number) => new Filler(json, known, how.filling, how.shape, scale).fill(json, "");
  let scale = 1;
  let input = make(scale);
  for (let tries = 0; tries < TRIES; tries++) {
    const size = sizeOf(input, how.bytes * MEASURED);
    if (size <= how.bytes) break;
    scale *= (how.bytes / size) * 0.95;
    input = make(scale);
  }
  return input as Record<string, unknown>;
}

const jsonSchemas = new WeakMap<z.ZodType, Schema>();

function jsonSchemaOf(schema: z.ZodType): Schema {
  const known = jsonSchemas.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;
  jsonSchemas.set(schema, made);
  return made;
}

class Filler {
  readonly #root: Schema;
  readonly #known: Known;
  readonly #filling: string;
  readonly #shape: Shape;
  readonly #scale: number;

  constructor(root: Schema, known: Known, filling: string, shape: Shape, scale: number) {
    this.#root = root;
    this.#known = known;
    this.#filling = filling;
    this.#shape = shape;
    this.#scale = scale;
  }

  #depth = 0;

  /** Ends the recursion of schemas that refer to themselves. */
  fill(given: Schema, name: string): unknown {
    if (this.#depth >= DEPTH_MAX) return null;
    this.#depth++;
    const filled = this.#fill(given, name);
    this.#depth--;
    return filled;
  }

  #fill(given: Schema, name: string): unknown {
    const schema = this.#resolved(given);
    if (name in this.#known) return this.#known[name];
    if ("const" in schema) return schema.const;
    if (schema.enum) return schema.enum.at(-1);
    const variants = schema.anyOf ?? schema.oneOf;
    if (variants) return this.fill(this.#largest(variants as Schema[]), name);
    switch (schema.type) {
      case "object":
        return this.#object(schema);
      case "array":
        return this.#array(schema, name);
      case "string":
        return this.#text(schema, name);
      case "boolean":
        return false;
      case "null":
        return null;
      case "integer":
      case "number":
        return Math.min(schema.maximum ?? 60, 1e12);
      default:
        return this.#text(schema, name);
    }
  }

  #resolved(schema: Schema): Schema {
    if (!schema.$ref) return schema;
    const name = schema.$ref.replace("#/$defs/", "");
    return (this.#root.$defs?.[name] as Schema | undefined) ?? {};
  }

  #largest(variants: Schema[]): Schema {
    const order = ["array", "object", "string", "number", "integer", "boolean"];
    const rank = (schema: Schema) =>
      (order.indexOf(String(this.#resolved(schema).type)) + order.length) % order.length;
    return [...variants].sort((a, b) => rank(a) - rank(b))[0] ?? {};
  }

  #object({ properties = {}, additionalProperties }: Schema): unknown {
    const own = Object.entries(properties).map(([name, schema]) => [name, this.fill(schema as Schema, name)]);
    if (own.length > 0 || typeof additionalProperties !== "object") return Object.fromEntries(own);
    const count = this.#shape === "many" ? FIELDS : FEW;
    const value = this.fill(additionalProperties as Schema, "value");
    return Object.fromEntries(Array.from({ length: count }, (_none, at) => [`k${at}`, value]));
  }

  #array({ items, maxItems }: Schema, name: string): unknown[] {
    if (items && maxItems === undefined && this.#depth > 3) return [];
    const most = maxItems ?? Math.ceil(UNBOUNDED * this.#scale);
    const fitting = this.#depth > 3 ? Math.max(1, Math.floor(most * Math.min(this.#scale, 1))) : most;
    const count = this.#shape === "many" ? fitting : Math.min(fitting, FEW);
    // One entry repeated: they are all alike, and the JSON is the same.
    return Array(count).fill(count > 0 ? this.fill((items ?? {}) as Schema, name.replace(/s$/, "")) : null);
  }

  #text({ maxLength = UNBOUNDED, format }: Schema, name: string): string {
    if (
      format === "date-time" ||
      /At$|(From|To|After|Before|Until|Since|Time|Date|occasion|from|to)$/.test(name)
    )
      return "2026-11-20T09:00:00.000Z";
    if (/email/i.test(name)) return "nobody@nowhere.example";
    if (name === "timeZone") return "Europe/Berlin";
    if (name === "currency") return "EUR";
    const room = this.#shape === "many" ? Math.min(maxLength, MIDDLING) : maxLength;
    const length = Math.max(Math.floor(room * Math.min(this.#scale, 1)), Math.min(room, 24));
    const start = /link|url|website/i.test(name) ? "https://x.test/" : "a";
    const filled = start + this.#filling.repeat(Math.ceil(length / this.#filling.length));
    return `${filled.slice(0, Math.max(length - 1, 1))}b`;
  }
}

/** Returns the bytes of the filled input's JSON, counted up to a limit. The entries of its lists are all alike. */
function sizeOf(input: unknown, end: number): number {
  if (typeof input !== "object" || input === null) return Buffer.byteLength(JSON.stringify(input) ?? "");
  if (Array.isArray(input)) return Math.min(2 + input.length * (1 + sizeOf(input[0] ?? null, end)), end + 1);
  let size = 2;
  for (const [key, value] of Object.entries(input)) {
    size += key.length + 4 + sizeOf(value, end - size);
    if (size > end) break;
  }
  return size;
}

const manyFields = new Map<number, string>();

function unknownFields(bytes: number): string {
  const known = manyFields.get(bytes);
  if (known) return known;
  const fields = Array.from({ length: bytes / 14 }, (_none, at) => `"k${at}":1`).join(",");
  const made = `{${fields}}`.slice(0, bytes);
  manyFields.set(bytes, made);
  return made;
}

/** Returns bodies of the given size that no schema accepts. Rejecting them must be cheap too. */
export function hostileBodies(bytes: number, field: string): Record<string, string> {
  const within = (opening: string, filling: string, closing: string) =>
    opening +
    filling.repeat(Math.floor((bytes - opening.length - closing.length) / filling.length)) +
    closing;
  const half = Math.floor(bytes / 2) - 100;
  return {
    "lists within lists": `{"${field}":${"[".repeat(half)}${"]".repeat(half)}}`,
    "lists within lists, not too many": `{"${field}":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
    "a list of objects": within(`{"${field}":[`, '{"id":1},', "{}]}"),
    "unknown fields": unknownFields(bytes),
    "one text of escapes": within(`{"${field}":"`, '\\"', '"}'),
  };
}
