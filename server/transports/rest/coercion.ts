import type { z } from "zod";
import { invalidField } from "#server/core/errors.ts";
import type { PublicOperation } from "#server/core/operation.ts";

/** The conversion of a query parameter's text to a value. */
type Kind = "text" | "number" | "boolean" | "array";
export type Coercion = ReadonlyMap<string, Kind>;

/** Returns the conversions for a contract's input; the schemas stay strict, because tRPC and MCP use them too. */
export function coercionOf(contract: PublicOperation): Coercion {
  const fields = Object.entries(contract.input.shape as Record<string, z.ZodType>);
  return new Map(fields.map(([name, schema]) => [name, kindOf(schema)]));
}

/**
 * Returns the fields of a query string; unknown ones are left for the strict input to reject.
 * @throws validation_failed if a parameter for one value is given twice
 */
export function queryFields(query: URLSearchParams, coercion: Coercion): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of new Set(query.keys())) {
    const texts = query.getAll(name);
    const kind = coercion.get(name) ?? "text";
    if (kind !== "array" && texts.length > 1) throw invalidField([name], "Send this only once.");
    Object.defineProperty(fields, name, {
      value: kind === "array" ? texts : parsed(texts[0] ?? "", kind),
      enumerable: true,
    });
  }
  return fields;
}

function parsed(text: string, kind: Kind): unknown {
  if (kind === "number" && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (kind === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}

function kindOf(schema: z.ZodType): Kind {
  const { def } = schema as { def: { type: string; innerType?: z.ZodType } };
  if (def.innerType) return kindOf(def.innerType);
  return def.type === "number" || def.type === "boolean" || def.type === "array" ? def.type : "text";
}
