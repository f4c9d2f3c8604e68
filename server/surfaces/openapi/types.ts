import type { OpenAPIObject } from "trpc-to-openapi";

export type { OpenAPIObject } from "trpc-to-openapi";

type PathItemObject = NonNullable<OpenAPIObject["paths"]>[string];
export type OperationObject = NonNullable<PathItemObject["get"]>;
export type ParameterObject = NonNullable<OperationObject["parameters"]>[number];
export type ResponsesObject = NonNullable<OperationObject["responses"]>;
export type ComponentsObject = NonNullable<OpenAPIObject["components"]>;

/** The part of JSON Schema that contracts make. */
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
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
};
export type Schemas = Readonly<Record<string, Schema>>;

/** The component that a reference names. */
export function componentOf(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}
