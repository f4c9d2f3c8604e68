import { componentOf, type Schema, type Schemas } from "./types.ts";

export type ExampleSource = {
  readonly schemas: Schemas;
  /** Complete entities, by schema name. */
  readonly entities: Readonly<Record<string, unknown>>;
  /** Values by field name. */
  readonly fields: Readonly<Record<string, unknown>>;
};

/** Returns a value that matches a schema: a realistic one if a sample fits, else the simplest one. */
export function exampleOf(schema: Schema, name: string, source: ExampleSource): unknown {
  if (schema.$ref !== undefined) {
    const component = componentOf(schema.$ref);
    if (component in source.entities) return source.entities[component];
    return exampleOf(source.schemas[component] ?? {}, name, source);
  }
  if (schema.const !== undefined) return schema.const;
  const sample = source.fields[name];
  if (sample !== undefined && fits(sample, schema)) return cut(sample, schema, source);
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (isNullable(schema)) return null;
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0], name, source);
  if (schema.type === "array") return schema.items ? [exampleOf(schema.items, name, source)] : [];
  if (schema.type === "object") return exampleObject(schema, source);
  if (schema.type === "boolean") return false;
  if (schema.type === "integer" || schema.type === "number") return Math.max(schema.minimum ?? 1, 1);
  return FORMATS[schema.format ?? ""] ?? "text";
}

const FORMATS: Record<string, string> = {
  "date-time": "2026-11-20T09:00:00.000Z",
  date: "2026-11-20",
  email: "robin@people.example",
  uri: "https://offerlane.example",
};

function exampleObject({ properties = {} }: Schema, source: ExampleSource): object {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, exampleOf(property, name, source)]),
  );
}

function fits(sample: unknown, schema: Schema): boolean {
  if (schema.enum) return schema.enum.includes(sample);
  if (schema.type === "array") return Array.isArray(sample);
  if (schema.type === "object") return typeof sample === "object" && sample !== null;
  if (schema.type === "string") return typeof sample === "string";
  return true;
}

/** Returns the part of a sample that the schema has fields for: an input takes less than its entity shows. */
function cut(sample: unknown, schema: Schema, source: ExampleSource): unknown {
  if (typeof sample !== "object" || sample === null || Array.isArray(sample)) return sample;
  const whole = objectSchemaOf(schema, source);
  if (!whole?.properties) return sample;
  const { properties } = whole;
  const kept = Object.entries(sample).filter(([name]) => name in properties);
  return Object.fromEntries(kept.map(([name, value]) => [name, cut(value, properties[name] ?? {}, source)]));
}

function objectSchemaOf(schema: Schema, source: ExampleSource): Schema | undefined {
  if (schema.$ref !== undefined) return source.schemas[componentOf(schema.$ref)];
  return schema.anyOf ? schema.anyOf.map((part) => objectSchemaOf(part, source)).find(Boolean) : schema;
}

function isNullable({ type, anyOf }: Schema): boolean {
  return (Array.isArray(type) && type.includes("null")) || (anyOf ?? []).some((part) => part.type === "null");
}
