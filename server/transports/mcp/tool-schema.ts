import type { Tool } from "@modelcontextprotocol/server";
import { z } from "zod";
import { MAY_GROW, MOMENT } from "#server/core/fields.ts";

type Json = { [name: string]: unknown };

/**
 * Returns the JSON Schema of a tool's input or output: complete, without `$ref`, and without `$schema`, because 2020-12 is the default.
 * Many clients pass schemas to a model unchanged, or compile them with a draft-07 validator.
 * @param inWords adapts a description to the terms of tools
 */
export function toolSchema(
  schema: z.ZodObject,
  io: "input" | "output",
  inWords: (text: string) => string,
): Tool["inputSchema"] {
  const {
    $schema: _,
    $defs,
    ...whole
  } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      // zod's default bounds of every z.int()
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.description) jsonSchema.description = inWords(jsonSchema.description);
      delete jsonSchema[MOMENT];
      // A client that cached the list must accept a field, or a value, that a later response adds.
      if (io === "output") {
        delete jsonSchema.additionalProperties;
        if (jsonSchema[MAY_GROW]) delete jsonSchema.enum;
      }
      delete jsonSchema[MAY_GROW];
    },
  }) as Json;
  return inlined(whole, ($defs ?? {}) as Json) as Tool["inputSchema"];
}

function inlined(node: unknown, definitions: Json): unknown {
  if (Array.isArray(node)) return node.map((item) => inlined(item, definitions));
  if (typeof node !== "object" || node === null) return node;
  const { $ref, ...own } = node as Json;
  const named = typeof $ref === "string" ? definitions[$ref.replace("#/$defs/", "")] : undefined;
  const merged = { ...(inlined(named, definitions) as Json | undefined), ...own };
  return Object.fromEntries(
    Object.entries(merged).map(([name, value]) => [name, inlined(value, definitions)]),
  );
}
