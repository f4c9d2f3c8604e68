import type { OpenAPIObject } from "trpc-to-openapi";
import type { MAY_GROW, MOMENT } from "#server/core/fields.ts";

export type { OpenAPIObject } from "trpc-to-openapi";

type PathItemObject = NonNullable<OpenAPIObject["paths"]>[string];
export type OperationObject = NonNullable<PathItemObject["get"]>;
export type ParameterObject = NonNullable<OperationObject["parameters"]>[number];
export type ResponsesObject = NonNullable<OperationObject["responses"]>;
export type ComponentsObject = NonNullable<OpenAPIObject["components"]>;

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
