import { type Group, groupNameOf, type Samples } from "#server/core/group.ts";
import { IDEMPOTENCY_HOURS } from "#server/core/idempotency.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import type { UploadRule } from "#server/core/uploads.ts";
import { groups } from "#server/resources/index.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import { header, responsesOf, SAMPLE_ETAG, SAMPLE_REQUEST_ID } from "./responses.ts";
import { type ExampleSource, exampleOf, type Schema, type Schemas } from "./schemas.ts";

type Parameter = { name: string; schema: Schema };
type Media = { schema: Schema; example?: unknown; encoding?: object };
/** An operation as it is generated. */
export type GeneratedOperation = {
  parameters?: readonly Parameter[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: { 200: { content: { "application/json": Media } } };
};

/** Returns the generated schemas of an operation's input and output. */
export function schemasOf({ parameters = [], requestBody, responses }: GeneratedOperation) {
  // Parameters become properties of a schema, so that their names are known.
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  const bodies = Object.values(requestBody?.content ?? {});
  const input: Schema[] = [{ properties }, ...bodies.map(({ schema }) => schema)];
  return { input, output: responses[200].content["application/json"].schema };
}

/** Completes a generated operation from its contract: scope, headers, every status, examples. */
export function completeOperation(
  operation: GeneratedOperation,
  contract: PublicOperation,
  contracts: readonly PublicOperation[],
  schemas: Schemas,
): void {
  const { scope, toolName, audience, deprecated } = contract;
  const { parameters = [], requestBody, responses } = operation;
  const { source, request } = samplesOf(contract, schemas);
  const { schema } = responses[200].content["application/json"];
  const links = linksOf(contract, contracts);
  const success = {
    ...responses[200],
    content: { "application/json": { schema, example: exampleOf(schema, "", source) } },
    ...(links ? { links } : {}),
  };
  if (requestBody) completeBody(requestBody, contract, request, source);
  Object.assign(operation, {
    // The scheme of API keys has no scopes: `x-required-scope` names the scope for both.
    security: [{ bearer: [] }, { oauth: scope === null ? [] : [scope] }],
    "x-required-scope": scope,
    "x-mcp-tool": toolName,
    ...(audience === "beyond" ? { "x-beyond-interface": true } : {}),
    ...(deprecated ? { "x-sunset": deprecated.sunset } : {}),
    parameters: [
      ...parameters.map((parameter) => described(parameter, contract, source)),
      ...headerParametersOf(contract),
    ],
    responses: responsesOf(contract, success),
  });
}

/** Completes a parameter: the generator loses the description of an optional one, and duplicates the descriptions of the others. */
function described(parameter: Parameter, { input }: PublicOperation, source: ExampleSource): Parameter {
  const { name } = parameter;
  const { description: _, ...schema } = parameter.schema;
  const { description } = input.shape[name] ?? {};
  const example = name in source.fields ? { example: exampleOf(schema, name, source) } : {};
  return { ...parameter, ...(description ? { description } : {}), schema, ...example };
}

/** Completes a request body. A missing body counts as an empty one, so that it is required only if a field is. */
function completeBody(
  body: NonNullable<GeneratedOperation["requestBody"]>,
  { upload }: PublicOperation,
  request: object | undefined,
  source: ExampleSource,
): void {
  const { "application/json": media } = body.content;
  if (!media) return;
  body.required = (media.schema.required ?? []).length > 0;
  if (upload) body.content["multipart/form-data"] = formOf(media.schema, upload);
  media.example = request ?? exampleOf(media.schema, "", source);
}

/** Returns the same fields as parts of a form, with the file as binary. */
function formOf({ properties, ...schema }: Schema, { contentTypes }: UploadRule): Media {
  const file = { type: "string", format: "binary", description: "The file, with its name and media type." };
  return {
    schema: { ...schema, properties: { ...properties, file } },
    encoding: { file: { contentType: contentTypes.join(", ") } },
  };
}

const headerParameters = {
  IdempotencyKey: header(
    "Idempotency-Key",
    `A unique value for this change, so that a retry doesn't repeat it. Remembered for ${IDEMPOTENCY_HOURS} hours.`,
    undefined,
    { minLength: 1, maxLength: 255, pattern: "^[\\x21-\\x7e]+$" },
  ),
  IfMatch: header(
    "If-Match",
    "The ETag of the version you read, several of them separated by commas, or `*`. If none of them is current, the change is rejected with 412.",
  ),
  IfNoneMatch: header(
    "If-None-Match",
    "The ETag of the version you have. If it's still current, the response is 304 without a body.",
    SAMPLE_ETAG,
  ),
  Prefer: header(
    "Prefer",
    "`return=minimal` (RFC 7240) returns only the essentials, such as a moved card and its place, and sets `Preference-Applied`. Without it, the full response is returned.",
    "return=representation",
  ),
  RequestId: header(
    "X-Request-Id",
    "Your ID for this request, so that you can find it again: 8 to 128 letters, digits, `.`, `_`, and `-`. If you send none, or an invalid one, the server creates one.",
    SAMPLE_REQUEST_ID,
  ),
};

/** The request headers, by component name. A key and a version have no example, because each is new. */
export const parameters = Object.fromEntries(
  Object.entries(headerParameters).map(([component, header]) => [component, { ...header, in: "header" }]),
);

function headerParametersOf({ changesData, resource, compact }: PublicOperation) {
  const names: (keyof typeof headerParameters)[] = ["RequestId"];
  if (changesData) names.unshift("IdempotencyKey");
  if (resource) names.unshift("IfMatch");
  if (changesData && compact) names.unshift("Prefer");
  if (!changesData) names.unshift("IfNoneMatch");
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

/**
 * Returns what can be called with a new resource (OpenAPI 3.1, link object): every operation whose path takes its id, by name. Undefined
 * if the operation creates nothing, or nothing with a path.
 */
function linksOf(contract: PublicOperation, all: readonly PublicOperation[]): object | undefined {
  const { location, name, pathParameters } = contract;
  const siblings = all.filter((other) => groupNameOf(other.name) === groupNameOf(name));
  // The parameter that names a new resource is the last one of another operation in the group.
  const own = siblings
    .flatMap((sibling) => sibling.pathParameters.slice(-1))
    .find((parameter) => !pathParameters.includes(parameter));
  if (!location || !own) return undefined;
  const values: Record<string, string> = {
    ...Object.fromEntries(pathParameters.map((parameter) => [parameter, `$request.path.${parameter}`])),
    [own]: own === "organizationSlug" ? "$response.body#/slug" : "$response.body#/id",
  };
  const targets = all.filter(
    ({ pathParameters: required }) =>
      required.includes(own) && required.every((parameter) => parameter in values),
  );
  const links = targets.map(({ name: operationId, summary, pathParameters: required }) => {
    const parameters = Object.fromEntries(required.map((parameter) => [parameter, values[parameter]]));
    return [operationId, { operationId, description: `${summary}.`, parameters }];
  });
  return links.length > 0 ? Object.fromEntries(links) : undefined;
}

const loaded = await Promise.all(
  Object.values<Group>(groups).map(async (group) => ({ ...group, ...(await group.examples?.()) })),
);

/** Complete entities, by the id of their schema. */
const entities: Samples["entities"] = Object.assign({}, ...loaded.map(({ samples }) => samples?.entities));

/** Returns the samples of an operation: its group's samples, and a request if it needs more than plausible fields. */
function samplesOf({ name, pathParameters }: PublicOperation, schemas: Schemas) {
  const { contract = {}, samples } = loaded.find((group) => group.name === groupNameOf(name)) ?? {};
  const ids: Record<string, string> = sampleIds;
  const own = ids[pathParameters.at(-1) ?? ""];
  const fields: Samples["fields"] = { ...samples?.fields, ...ids, ...(own ? { id: own } : {}) };
  const key = Object.keys(contract).find((item) => contract[item]?.name === name) ?? "";
  return { source: { schemas, entities, fields }, request: samples?.requests?.[key] };
}
