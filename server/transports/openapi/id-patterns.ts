import { ID_PREFIXES } from "#server/core/codes.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { ParameterObject, Schema, Schemas } from "./types.ts";

/** The suffix of a TypeID: 128 bits in Crockford's base 32, lower case. */
const SUFFIX = "[0-7][0-9a-hjkmnp-tv-z]{25}";
const SLUG = "^[a-z0-9-]{1,80}$";

/** Samples of ids by field. A change of memberships lasts minutes, so the reference can't show one of the reader's. */
const ids: Readonly<Record<string, string>> = { ...sampleIds, changeId: `${ID_PREFIXES.stintChange}_` };

/** Entities whose `id` differs from the field that their name suggests. */
const ID_FIELDS: Readonly<Record<string, keyof typeof sampleIds>> = {
  BoardSummary: "boardId",
  BoardColumns: "boardId",
  CompanyRef: "companyId",
  CompanyPatch: "companyId",
  CompanyWithJobs: "companyId",
  LinkableApplication: "applicationId",
  ResumeWithDownload: "resumeId",
  CoachNote: "noteId",
  CohortMembership: "membershipId",
  OrganizationInvitation: "invitationId",
  AcceptedInvitation: "invitationId",
  DeclinedInvitation: "invitationId",
  OrganizationShare: "shareId",
  WebhookWithSecret: "webhookId",
  DeliveryWithBodies: "deliveryId",
};

/** Fields whose name differs from the kind that they name. */
const NAMED_OTHERWISE: Readonly<Record<string, keyof typeof sampleIds>> = {
  "Position.before": "applicationId",
  "Position.after": "applicationId",
};

/** Returns the pattern of a field's value, if it names something. */
function patternOfField(name: string): string | undefined {
  if (name === "organizationSlug") return SLUG;
  const sample = ids[name];
  return sample === undefined ? undefined : `^${sample.slice(0, sample.lastIndexOf("_"))}_${SUFFIX}$`;
}

/** Adds the id pattern to every field with an id, by the field's name and its entity's. */
export function sayIdPatterns(schemas: Schemas): void {
  for (const [entity, schema] of Object.entries(schemas)) inSchema(schema, entity);
}

/** Adds the patterns to the fields of one schema, which may have no name. */
export function inSchema(schema: Schema, entity = ""): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const named = NAMED_OTHERWISE[`${entity}.${name}`] ?? name.replace(/Ids$/, "Id");
    const pattern = patternOfField(name === "id" ? idFieldOf(entity) : named);
    if (pattern) say(field, pattern);
    inSchema(field, name);
  }
  for (const part of partsOf(schema)) inSchema(part, entity);
}

/** Adds the pattern to a parameter with an id. */
export function sayIdPattern(parameter: Exclude<ParameterObject, { $ref: string }>): void {
  const pattern = patternOfField(parameter.name);
  if (pattern && parameter.schema) say(parameter.schema as Schema, pattern);
}

/** Returns the id field of an entity: `boardId` for `Board`, for a field `board`, and for a list `boards`. */
function idFieldOf(entity: string): string {
  const name = `${entity.charAt(0).toLowerCase()}${entity.slice(1)}`;
  return ID_FIELDS[entity] ?? (`${name}Id` in ids ? `${name}Id` : `${name.replace(/s$/, "")}Id`);
}

function say(schema: Schema, pattern: string): void {
  const isText = [schema.type].flat().includes("string") && schema.enum === undefined;
  if (isText) schema.pattern = pattern;
  for (const part of partsOf(schema)) say(part, pattern);
}

function partsOf({ anyOf = [], oneOf = [], items }: Schema): Schema[] {
  return [...anyOf, ...oneOf, ...(items ? [items] : [])];
}
