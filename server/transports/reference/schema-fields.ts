import { componentOf, type Schema, type Schemas } from "../openapi/schemas.ts";

/** A field of an input or response in the reference; nested fields follow the one that contains them. */
export type Field = {
  /** The complete path, such as `job.compensation.currency`; `[]` means the items of a list. */
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string | null;
};

const DEEPEST = 4;

/** Returns the fields of an object's schema, outer fields first. */
export function fieldsOf(schema: Schema, schemas: Schemas, within = "", depth = 0): Field[] {
  const { properties = {}, required = [] } = resolved(schema, schemas);
  return Object.entries(properties).flatMap(([name, property]) => {
    const path = within === "" ? name : `${within}.${name}`;
    const field: Field = {
      name: path,
      type: typeOf(property, schemas),
      isRequired: required.includes(name),
      description: property.description ?? resolved(property, schemas).description ?? null,
    };
    const inner = depth < DEEPEST ? innerFields(property, schemas, path, depth + 1) : [];
    return [field, ...inner];
  });
}

function innerFields(schema: Schema, schemas: Schemas, path: string, depth: number): Field[] {
  const whole = resolved(schema, schemas);
  if (whole.items) return innerFields(whole.items, schemas, `${path}[]`, depth);
  const parts = [...(whole.anyOf ?? []), ...(whole.oneOf ?? [])];
  if (parts.length > 0) {
    const shapes = parts.map((part) => {
      const fields = innerFields(part, schemas, path, depth);
      // The description of a shape with one field is about that field.
      return fields.length === 1 && part.description
        ? fields.map((field) => ({ ...field, description: part.description ?? null }))
        : fields;
    });
    return mergedFields(shapes.filter((shape) => shape.length > 0));
  }
  return fieldsOf(whole, schemas, path, depth);
}

/** Merges the fields of an object with several shapes, each field once: it is required if every shape requires it. */
function mergedFields(shapes: readonly Field[][]): Field[] {
  const found = shapes.flat();
  const isRequired = (name: string) =>
    shapes.every((shape) => shape.some((field) => field.name === name && field.isRequired));
  return found
    .filter(({ name }, index) => found.findIndex((field) => field.name === name) === index)
    .map((field) => ({ ...field, isRequired: isRequired(field.name) }));
}

/** Returns the type of a schema in words: `string or null`, `list of Status`, `"first" or "last"`. */
export function typeOf(schema: Schema, schemas: Schemas): string {
  const whole = resolved(schema, schemas);
  if (whole.const !== undefined) return JSON.stringify(whole.const);
  if (whole.enum) return whole.enum.map((value) => String(value)).join(" · ");
  const parts = [...(whole.anyOf ?? []), ...(whole.oneOf ?? [])];
  if (parts.length > 0) return [...new Set(parts.map((part) => typeOf(part, schemas)))].join(" or ");
  if (whole.items) return `list of ${typeOf(whole.items, schemas)}`;
  const names = [whole.type ?? "any"].flat();
  return names
    .map((name) => (whole.format && name === "string" ? (WORDS[whole.format] ?? name) : name))
    .join(" or ");
}

const WORDS: Record<string, string> = { "date-time": "time", date: "day", email: "email", uri: "address" };

function resolved(schema: Schema, schemas: Schemas): Schema {
  return schema.$ref === undefined ? schema : (schemas[componentOf(schema.$ref)] ?? {});
}
