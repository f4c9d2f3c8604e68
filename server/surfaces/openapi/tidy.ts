import { componentOf, type Schema, type Schemas } from "./types.ts";

/**
 * Takes out of a schema, and of the components that it refers to, what only zod means by it: the bounds of every
 * `z.int()` and, in an answer, that no field may ever be added.
 */
export function tidy(
  schema: Schema,
  schemas: Schemas,
  io: "input" | "output",
  seen = new Set<string>(),
): void {
  if (schema.$ref !== undefined) {
    const component = componentOf(schema.$ref);
    const named = schemas[component];
    if (named && !seen.has(component)) tidy(named, schemas, io, seen.add(component));
    return;
  }
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (io === "output" && schema.additionalProperties === false) delete schema.additionalProperties;
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (typeof schema.additionalProperties === "object") inner.push(schema.additionalProperties);
  for (const part of schema.items ? [...inner, schema.items] : inner) tidy(part, schemas, io, seen);
}
