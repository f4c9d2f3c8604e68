import { ID_PREFIXES } from "#server/codes.ts";
import { MAY_GROW, MOMENT } from "#server/core/fields.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";

/** The part of JSON Schema that contracts use. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  contentEncoding?: string;
  minimum?: number;
  maximum?: number;
  [MOMENT]?: "date-time" | "day-or-instant";
  [MAY_GROW]?: true;
};
export type Schemas = Readonly<Record<string, Schema>>;

/** Returns the name of a reference's component. */
export function componentOf(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}

/** Returns a reference to the schema of a component. */
export function refTo(component: string): { $ref: string } {
  return { $ref: `#/components/schemas/${component}` };
}

/**
 * Adapts zod's schemas, and the components that they refer to, for the document: removes the bounds of every `z.int()` and, in a
 * response, the ban on additional fields and values; adds the formats of instants and the patterns of ids.
 * @param schemas the document's components, which are changed
 */
export function adaptSchemas(whole: readonly Schema[], schemas: Schemas, io: "input" | "output"): void {
  const seen = new Set<string>();
  const adapt = (schema: Schema, owner: string): void => {
    if (schema.$ref !== undefined) {
      const component = componentOf(schema.$ref);
      const named = seen.has(component) ? undefined : schemas[component];
      seen.add(component);
      if (named) adapt(named, component);
      return;
    }
    if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
    if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
    if (io === "output" && schema.additionalProperties === false) delete schema.additionalProperties;
    addInstantFormat(schema);
    allowNewValues(schema, io);
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      addIdPattern(field, patternOf(name, owner));
      adapt(field, name);
    }
    for (const part of partsOf(schema)) adapt(part, owner);
  };
  for (const schema of whole) adapt(schema, "");
}

function partsOf({ anyOf = [], oneOf = [], items, additionalProperties }: Schema): Schema[] {
  const others = [items, additionalProperties].filter((part) => typeof part === "object");
  return [...anyOf, ...oneOf, ...others];
}

function addInstantFormat(schema: Schema): void {
  const moment = schema[MOMENT];
  delete schema[MOMENT];
  if (moment === "date-time") schema.format = "date-time";
  if (moment !== "day-or-instant") return;
  const forms: Schema[] = ["date", "date-time"].map((format) => ({ type: "string", format }));
  schema.anyOf = [schema.type].flat().includes("null") ? [...forms, { type: "null" }] : forms;
  delete schema.type;
}

/** Lets an enumeration in a response grow: a generated client accepts an unknown value as text. */
function allowNewValues(schema: Schema, io: "input" | "output"): void {
  const { [MAY_GROW]: grows, enum: values, type = "string" } = schema;
  delete schema[MAY_GROW];
  if (!grows || io === "input") return;
  for (const key of ["enum", "pattern", "type"] as const) delete schema[key];
  schema.anyOf = [...(values ? [{ type, enum: values }] : []), { type: "string" }];
}

/** The suffix of a TypeID: 128 bits in Crockford's base 32, lower case. */
const SUFFIX = "[0-7][0-9a-hjkmnp-tv-z]{25}";
const SLUG = "^[a-z0-9-]{1,80}$";

/**
 * Samples of ids by field. For changes that can be undone and for an organization's own fields, the reference
 * can't show the reader's own ids.
 */
const ids: Readonly<Record<string, string>> = {
  ...sampleIds,
  changeId: `${ID_PREFIXES.stintChange}_`,
  batchId: `${ID_PREFIXES.messageBatch}_`,
  fieldId: `${ID_PREFIXES.applicantField}_`,
  syncId: `${ID_PREFIXES.rosterSync}_`,
};

/** Fields whose name differs from the kind that they name, and the `id` of entities whose name does. */
const NAMED_OTHERWISE: Readonly<Record<string, keyof typeof sampleIds>> = {
  "BoardSummary.id": "boardId",
  "BoardColumns.id": "boardId",
  "CompanyRef.id": "companyId",
  "CompanyPatch.id": "companyId",
  "CompanyWithJobs.id": "companyId",
  "LinkableApplication.id": "applicationId",
  "ResumeWithDownload.id": "resumeId",
  "CoachNote.id": "noteId",
  "CohortMembership.id": "membershipId",
  "OrganizationInvitation.id": "invitationId",
  "AcceptedInvitation.id": "invitationId",
  "DeclinedInvitation.id": "invitationId",
  "OrganizationShare.id": "shareId",
  "WebhookWithSecret.id": "webhookId",
  "DeliveryWithBodies.id": "deliveryId",
  "Position.before": "applicationId",
  "Position.after": "applicationId",
};

/** Returns the pattern of a field that names something. The `id` of `Board`, of a field `board`, and of a list `boards` is a `boardId`. */
function patternOf(field: string, owner: string): string | undefined {
  if (field === "organizationSlug") return SLUG;
  const entity = `${owner.charAt(0).toLowerCase()}${owner.slice(1)}`;
  const names =
    field === "id" ? [`${entity}Id`, `${entity.replace(/s$/, "")}Id`] : [field.replace(/Ids$/, "Id")];
  const sample = [NAMED_OTHERWISE[`${owner}.${field}`], ...names].flatMap((name) => ids[name ?? ""] ?? [])[0];
  return sample && `^${sample.slice(0, sample.lastIndexOf("_"))}_${SUFFIX}$`;
}

function addIdPattern(schema: Schema, pattern: string | undefined): void {
  if (pattern === undefined) return;
  if ([schema.type].flat().includes("string") && schema.enum === undefined) schema.pattern = pattern;
  for (const part of partsOf(schema)) addIdPattern(part, pattern);
}

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

/** Returns the part of a sample for which the schema has fields: an input has fewer fields than its entity. */
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
