import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import { type CodeStatuses, typescriptCodes, typescriptErrors } from "../errors-text.ts";

const FOLDER = path.join(import.meta.dirname, "generated");
const HEAD = "// Generated from the OpenAPI document by `npm run client:generate`. Don't edit it.\n\n";
const METHODS = ["get", "post", "patch", "put", "delete"] as const;

type Parameter = { $ref?: string; name: string; in: string; required?: boolean };
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  deprecated?: boolean;
  /** True if it can return only the essential fields: a header in the document, recorded before headers are removed. */
  "x-prefers"?: boolean;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: { required?: string[] } }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
};
type Document = {
  paths: Record<string, Partial<Record<(typeof METHODS)[number], Operation>>>;
  components: { schemas: Record<string, object> };
};

/**
 * Returns the generated files of the package by name. They are committed, so that a change of the interface shows in
 * review: the types of inputs and results, every operation as a method and as the shape of its request, and the error
 * classes.
 */
export async function generatedFiles(
  document: object,
  statuses: CodeStatuses,
): Promise<Record<string, string>> {
  const slim = slimmed(JSON.parse(JSON.stringify(document)) as Document);
  // openapi-typescript types its input as OpenAPI 3.0 but reads 3.1.
  const nodes = await openapiTS(slim as unknown as OpenAPI3, { alphabetize: true });
  const files = { "schema.ts": HEAD + astToString(nodes), "resources.ts": HEAD + resourcesOf(slim) };
  const errorFiles = { "codes.ts": typescriptCodes(statuses), "errors.ts": typescriptErrors(statuses) };
  const entries = Object.entries({ ...files, ...errorFiles });
  return Object.fromEntries(entries.map(([name, text]) => [path.join(FOLDER, name), text]));
}

/** Writes the files to their places. */
export async function writeGeneratedFiles(document: object, statuses: CodeStatuses): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const files = await generatedFiles(document, statuses);
  for (const [file, text] of Object.entries(files)) await writeFile(file, text);
}

/** Removes headers, error responses, links, and examples, because the package has its own text about them. */
function slimmed({ paths, components }: Document): Document {
  for (const operation of operationsOf(paths).map(({ operation }) => operation)) {
    operation["x-prefers"] = operation.parameters?.some(({ $ref }) => $ref?.endsWith("/Prefer")) ?? false;
    operation.parameters = (operation.parameters ?? []).filter(({ $ref }) => $ref === undefined);
    const responses = Object.entries(operation.responses).filter(([status]) => status.startsWith("2"));
    const json = responses.flatMap(([status, { content }]) => {
      const schema = content?.["application/json"]?.schema;
      return schema ? [[status, { description: "", content: { "application/json": { schema } } }]] : [];
    });
    operation.responses = Object.fromEntries(json);
    const sent = operation.requestBody?.content["application/json"];
    if (operation.requestBody && sent) {
      operation.requestBody.content = { "application/json": { schema: sent.schema } };
    }
  }
  const plain = {
    openapi: "3.1.0",
    info: { title: "", version: "" },
    paths,
    components: { schemas: components.schemas },
  };
  return JSON.parse(
    JSON.stringify(plain, (name, value) => (name === "example" ? undefined : value)),
  ) as Document;
}

function operationsOf(paths: Document["paths"]) {
  return Object.entries(paths).flatMap(([address, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ address, method, operation }] : [];
    }),
  );
}

function resourcesOf({ paths }: Document): string {
  const all = operationsOf(paths);
  const groups = Map.groupBy(all, ({ operation }) => operation.operationId.split(".")[0] ?? "");
  const interfaces = [...groups].map(([group, members]) => {
    const methods = members.map(({ operation }) => methodOf(operation));
    return `  readonly ${camelCased(group)}: {\n${methods.join("\n")}\n  };`;
  });
  const shapes = all.map(({ address, method, operation }) => {
    const query = (operation.parameters ?? [])
      .filter((parameter) => parameter.in === "query")
      .map(({ name }) => name);
    const parts = [
      `method: "${method.toUpperCase()}"`,
      `path: "${address}"`,
      ...(query.length > 0 ? [`query: ${JSON.stringify(query)}`] : []),
      ...(isList(operation) ? ["isList: true"] : []),
    ];
    return `  "${operation.operationId}": { ${parts.join(", ")} },`;
  });
  return [
    'import type { Call, ListCall } from "../src/call.ts";',
    'import type { Input, Item, Minimal, MinimalOptions, OperationName, OperationShape, Output, RequestOptions, Upload } from "../src/types.ts";',
    "",
    "/** Every operation as a method of its group. */",
    `export interface Resources {\n${interfaces.join("\n")}\n}`,
    "",
    "/** The method, path, and query fields of each operation. */",
    `export const operations: Readonly<Record<OperationName, OperationShape>> = {\n${shapes.join("\n")}\n};`,
    "",
  ].join("\n");
}

function methodOf(operation: Operation): string {
  const { operationId: name, summary, description, deprecated } = operation;
  const words = [`${summary}. ${description}`, ...(deprecated ? ["@deprecated"] : [])].join("\n     * ");
  const type = `${takesFile(operation) ? "Upload" : "Input"}<"${name}">`;
  const input = `input${needsInput(operation) ? "" : "?"}: ${type}`;
  const output = isList(operation)
    ? `ListCall<Output<"${name}">, Item<"${name}">>`
    : `Call<Output<"${name}">>`;
  const verb = camelCased(name.split(".")[1] ?? "");
  const doc = `    /** ${words.replaceAll("*/", "* /")} */\n`;
  const whole = `    ${verb}(${input}, options?: RequestOptions): ${output};`;
  if (!operation["x-prefers"]) return `${doc}${whole}`;
  // The narrower one comes first, because overloads are tried in order.
  const inputField = `input: ${type}${needsInput(operation) ? "" : " | undefined"}`;
  return `${doc}    ${verb}(${inputField}, options: MinimalOptions): Call<Minimal<"${name}">>;\n${doc}${whole}`;
}

function needsInput({ parameters = [], requestBody }: Operation): boolean {
  const body = requestBody?.content["application/json"]?.schema.required ?? [];
  return body.length > 0 || parameters.some(({ required }) => required);
}

/** Checks whether an operation is a list: lists have pages, so they return a cursor and take one. */
function isList({ parameters = [] }: Operation): boolean {
  return parameters.some(({ name }) => name === "cursor");
}

function takesFile({ requestBody }: Operation): boolean {
  return JSON.stringify(requestBody ?? {}).includes("#/components/schemas/FileContent");
}

function camelCased(name: string): string {
  return name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
}
