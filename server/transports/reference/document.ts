import { env } from "#server/lib/env.ts";
import { openApiDocument } from "../openapi/document.ts";
import type { Schema, Schemas } from "../openapi/schemas.ts";

type Media = { schema: Schema; example?: unknown };
type Parameter = {
  $ref?: string;
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
};
export type DocumentedOperation = {
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
};
export type Document = {
  servers: { url: string }[];
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Schemas; parameters: Record<string, Parameter> };
  tags: { name: string; description: string }[];
};

let document: Document | undefined;

/** Returns the served OpenAPI document as plain data; made once. */
export function servedDocument(): Document {
  document ??= JSON.parse(JSON.stringify(openApiDocument(env().PUBLIC_URL))) as Document;
  return document;
}
