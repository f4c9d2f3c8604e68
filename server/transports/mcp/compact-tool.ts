import type { Tool } from "@modelcontextprotocol/server";
import { organizationSlug } from "#server/core/fields.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import { MAX_LIMIT, pageFields } from "#server/core/pagination.ts";
import { roster } from "#server/resources/roster/contract.ts";
import { rosterSyncs } from "#server/resources/roster-syncs/contract.ts";
import { isFinal } from "./confirmation.ts";
import { toolSchema } from "./tool-schema.ts";
import { annotationsOf, inToolNames, withDeprecation } from "./tools.ts";

type Json = { readonly [name: string]: unknown };

/** Keywords that a model doesn't need: a value that violates them gets an error in words. */
const BOUNDS = [
  "maxLength",
  "minLength",
  "maxItems",
  "minItems",
  "minimum",
  "maximum",
  "pattern",
  "additionalProperties",
];
/** Shorter descriptions for parameters that many tools share. */
const SHORTER: ReadonlyMap<string | undefined, string> = new Map([
  [pageFields.limit.description, `Up to ${MAX_LIMIT}`],
  [pageFields.cursor.description, "nextCursor"],
  [organizationSlug.description, "Slug"],
  [roster.list.input.shape.cohortId.description, "In this cohort, or `none`"],
  [roster.list.input.shape.coachId.description, "Of this coach (member ID), or `none`"],
  [roster.list.input.shape.fields.description, "`id=value`, or dates `from..to`"],
  [roster.export.input.shape.format.description, "Of the file"],
  [rosterSyncs.create.input.shape.dryRun.description, "Only preview"],
]);
/** A list with more values than this is abbreviated. */
const VALUES_MAX = 12;
const VALUES_SHOWN = 4;

/** The beginning of a description whose parameter is always rejected with an explanation. */
const REFUSED = "Always rejected.";

const CONFIRM = { description: "Code" };
const DETAIL = { type: "string", enum: ["full"], description: "All fields" };

/** Returns a tool as short as a model can work with: its purpose, and its described parameters. */
export function compactTool(contract: PublicOperation): Tool {
  // A creation has no fields to clear.
  const clears = contract.location === undefined;
  const { properties, ...schema } = shortened(
    toolSchema(contract.input, "input", inToolNames),
    clears,
  ) as Tool["inputSchema"];
  return {
    name: contract.toolName,
    description: inToolNames(withDeprecation(contract, contract.brief ?? `${contract.summary}.`)),
    inputSchema: {
      ...schema,
      properties: {
        ...properties,
        ...(contract.compact && { detail: DETAIL }),
        ...(isFinal(contract) && { confirm: CONFIRM }),
      },
    },
    annotations: decisiveHints(annotationsOf(contract)),
  };
}

/** Returns the hints that clients use to decide whether to ask first, if they differ from the specification's defaults. */
function decisiveHints(annotations: NonNullable<Tool["annotations"]>): Tool["annotations"] {
  if (annotations.readOnlyHint) return { readOnlyHint: true };
  return {
    ...(annotations.destructiveHint === false && { destructiveHint: false }),
    ...(annotations.openWorldHint === false && { openWorldHint: false }),
  };
}

/** Returns a schema without keywords that only a validator reads. @param clears true to show null as a permitted value */
function shortened(node: unknown, clears: boolean): unknown {
  if (Array.isArray(node)) return node.map((item) => shortened(item, clears));
  if (typeof node !== "object" || node === null) return node;
  const { properties, ...schema } = inOneObject(withoutNull(node as Json, clears));
  const fields = Object.entries(schema).filter(
    ([name, value]) => !BOUNDS.includes(name) && name !== "default" && !isAnyScalar(name, value),
  );
  const named = Object.entries((properties ?? {}) as { [name: string]: Json })
    .filter(([, { description }]) => !String(description).startsWith(REFUSED))
    .map(([name, value]) => [name, shortened(value, clears)]);
  const inner = ([name, value]: [string, unknown]) => [
    name,
    name === "enum" ? value : shortened(value, clears),
  ];
  return withSomeValues({
    ...Object.fromEntries(fields.map(inner)),
    ...(typeof schema.description === "string" ? { description: shorten(schema.description) } : {}),
    ...(properties ? { properties: Object.fromEntries(named) } : {}),
    ...(schema.description && schema.items
      ? { items: withoutDescription(shortened(schema.items, clears)) }
      : {}),
  });
}

/** Checks for a field of any scalar type, such as a file's cell: its type needs no mention. */
const isAnyScalar = (name: string, value: unknown) =>
  name === "type" &&
  Array.isArray(value) &&
  ["string", "number", "boolean"].every((item) => value.includes(item));

/** Shortens a description: only "ID" if the parameter's name says whose ID it is, and without an initial "Only" and the final period. */
function shorten(description: string): string {
  const shorter = SHORTER.get(description);
  if (shorter !== undefined) return shorter;
  return description
    .replace(/^The [\w\s]+'s( member)? ID\.$/, "ID")
    .replace(/^Only /, "")
    .replace(/\.$/, "");
}

/** Replaces `anyOf` a schema and null with that schema, and adds null to its types if `clears` is set. */
function withoutNull({ anyOf, ...schema }: Json, clears: boolean): Json {
  if (!Array.isArray(anyOf)) return schema;
  const [one, ...others] = anyOf.filter(({ type }: Json) => type !== "null") as Json[];
  const isPlain = one && others.length === 0 && anyOf.length === 2 && typeof one.type === "string";
  if (!isPlain) return { ...schema, anyOf };
  if (!clears) return { ...one, ...schema };
  const values = Array.isArray(one.enum) ? { enum: [...one.enum, null] } : {};
  return { ...one, ...schema, ...values, type: [one.type, "null"] };
}

/** Removes the items' description, because the list has one. */
function withoutDescription(items: unknown): object {
  const { description: _, ...schema } = items as Json;
  return schema;
}

/** Merges a choice between objects of one field each into one object, whose description says to send one of them. */
function inOneObject({ anyOf, ...schema }: Json): Json {
  if (!Array.isArray(anyOf)) return schema;
  const fields = anyOf.map(({ properties = {} }: { properties?: Json }) => Object.entries(properties));
  if (!fields.every(({ length }) => length === 1)) return { ...schema, anyOf };
  const described = fields
    .flat()
    .map(([name, field], index) => [
      name,
      { ...(field as Json), const: undefined, description: (anyOf as Json[])[index]?.description },
    ]);
  return { ...schema, type: "object", properties: Object.fromEntries(described) };
}

function withSomeValues(schema: Json): Json {
  const { enum: values, ...rest } = schema;
  if (!Array.isArray(values) || values.length <= VALUES_MAX) return schema;
  const shown = values.slice(0, VALUES_SHOWN).join(", ");
  return { ...rest, description: `${rest.description ?? ""} Such as ${shown}.`.trim() };
}
