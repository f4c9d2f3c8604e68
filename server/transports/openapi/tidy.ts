import { MAY_GROW, MOMENT } from "#server/core/fields.ts";
import { componentOf, type Schema, type Schemas } from "./types.ts";

/**
 * Adapts zod's schema, and the components that it refers to, for the document: removes the bounds of every `z.int()` and, in a response,
 * the ban on additional fields and values; adds the formats of instants.
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
  sayMoment(schema);
  letGrow(schema, io);
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (typeof schema.additionalProperties === "object") inner.push(schema.additionalProperties);
  for (const part of schema.items ? [...inner, schema.items] : inner) tidy(part, schemas, io, seen);
}

function sayMoment(schema: Schema): void {
  const moment = schema[MOMENT];
  delete schema[MOMENT];
  if (moment === "date-time") schema.format = "date-time";
  if (moment !== "day-or-instant") return;
  const forms = [{ format: "date" }, { format: "date-time" }];
  const text = (form: object): Schema => ({ type: "string", ...form });
  const mayBeNull = [schema.type].flat().includes("null");
  delete schema.type;
  schema.anyOf = [...forms.map(text), ...(mayBeNull ? [{ type: "null" }] : [])];
}

/** Lets an enumeration in a response grow: a generated client accepts an unknown value as text. */
function letGrow(schema: Schema, io: "input" | "output"): void {
  const grows = schema[MAY_GROW];
  delete schema[MAY_GROW];
  if (!grows || io === "input") return;
  const { enum: values, type } = schema;
  delete schema.enum;
  delete schema.pattern;
  delete schema.type;
  schema.anyOf = [...(values ? [{ type, enum: values } as Schema] : []), { type: "string" }];
}
