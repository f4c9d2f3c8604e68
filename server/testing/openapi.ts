// The MCP SDK's validator is ajv for JSON Schema 2020-12 with formats, which is also the dialect of OpenAPI 3.1.
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/server/validators/ajv";
import { expect } from "vitest";
import type { PublicOperation } from "#server/core/operation.ts";
import { openApiDocument } from "#server/transports/openapi/document.ts";
import type { Schema } from "#server/transports/openapi/schemas.ts";

export type Media = { schema: Schema; example?: unknown; examples?: Record<string, { $ref: string }> };
export type DocumentedResponse = {
  description: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, Media>;
  links?: Record<string, { operationId: string; parameters: Record<string, string> }>;
};
export type DocumentedOperation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: {
    $ref?: string;
    in?: string;
    name?: string;
    required?: boolean;
    schema?: Schema;
    example?: unknown;
  }[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, DocumentedResponse & { $ref?: string }>;
  "x-required-scope": string | null;
  "x-mcp-tool": string;
};

const PUBLIC_URL = "https://offerlane.example";

/** The document as it is served. */
export const document = JSON.parse(JSON.stringify(openApiDocument(PUBLIC_URL))) as {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, DocumentedResponse>;
    examples: Record<string, { value: unknown }>;
  };
  tags: { name: string; description: string }[];
};

const validator = new AjvJsonSchemaValidator();
const COMPONENTS = `${PUBLIC_URL}/openapi.json`;
// Added once. If they were passed with each schema, the validator would read all of them each time.
validator.getValidator({ $id: COMPONENTS, components: document.components } as Parameters<
  typeof validator.getValidator
>[0]);
type Validator = ReturnType<typeof validator.getValidator>;
/** The validators by the text of their schemas. Compiling one takes longer than the request that it validates. */
const validators = new Map<string, Validator>();

/** Returns an operation as the document describes it. */
export function documented({ path, method, name }: PublicOperation): DocumentedOperation {
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`the document doesn't have ${name}`);
  return operation;
}

/** Returns a response as the document describes it, or undefined if the document doesn't have the status. */
export function documentedResponse(
  contract: PublicOperation,
  status: number,
): DocumentedResponse | undefined {
  const response = documented(contract).responses[status];
  const component = response?.$ref?.replace("#/components/responses/", "");
  return component === undefined ? response : document.components.responses[component];
}

/** Expects a value to match one of the document's schemas. */
export function expectToMatchSchema(value: unknown, schema: Schema, what: string): void {
  const { errorMessage } = validatorOf(schema)(value);
  expect(errorMessage, `${what}: ${JSON.stringify(value)?.slice(0, 400)}`).toBeUndefined();
}

function validatorOf(schema: Schema): Validator {
  const text = JSON.stringify(schema);
  const known = validators.get(text);
  if (known) return known;
  const compiled = validator.getValidator(
    JSON.parse(text.replaceAll('"#/components/', `"${COMPONENTS}#/components/`)),
  );
  validators.set(text, compiled);
  return compiled;
}
