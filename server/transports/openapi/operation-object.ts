import type { z } from "zod";
import { type Group, groupNameOf, type Samples } from "#server/core/group.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import type { UploadRule } from "#server/core/uploads.ts";
import { groups } from "#server/resources/index.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import { headerParametersOf } from "./components.ts";
import { type ExampleSource, exampleOf } from "./example.ts";
import { inSchema, sayIdPattern } from "./id-patterns.ts";
import { responsesOf } from "./responses.ts";
import { tidy } from "./tidy.ts";
import type { OperationObject, ParameterObject, Schema, Schemas } from "./types.ts";

type Parameter = Exclude<ParameterObject, { $ref: string }>;
type Body = {
  required?: boolean;
  content: Record<string, { schema: Schema; example?: unknown; encoding?: object }>;
};

/** Completes a generated operation from its contract: scope, headers, every status, examples. */
export function completeOperation(
  operation: OperationObject,
  contract: PublicOperation,
  schemas: Schemas,
): void {
  const source = sourceOf(contract, schemas);
  const [given] = Object.values(operation.responses ?? {}) as Body[];
  const output = given?.content["application/json"]?.schema;
  if (!output) throw new Error(`the OpenAPI generator made no answer of ${contract.name}`);
  tidy(output, schemas, "output");
  inSchema(output);
  const scopes = contract.scope === null ? [] : [contract.scope];
  // The scheme of API keys has no scopes: `x-required-scope` names the scope for both.
  operation.security = [{ bearer: [] }, { oauth: scopes }];
  operation["x-required-scope"] = contract.scope;
  operation["x-mcp-tool"] = contract.toolName;
  if (contract.audience === "beyond") operation["x-beyond-interface"] = true;
  operation.parameters = [
    ...((operation.parameters ?? []) as Parameter[]).map((parameter) =>
      described(parameter, contract, source),
    ),
    ...headerParametersOf(contract),
  ];
  if (operation.requestBody) completeBody(operation.requestBody as Body, contract, source);
  if (contract.deprecated) {
    operation.deprecated = true;
    operation["x-sunset"] = contract.deprecated.sunset;
  }
  operation.responses = responsesOf(contract, { schema: output, example: exampleOf(output, "", source) });
}

function sourceOf(contract: PublicOperation, schemas: Schemas): ExampleSource {
  const [ownId] = contract.pathParameters.toReversed();
  const ids: Record<string, string> = sampleIds;
  const fields = { ...fieldSamples(contract.name), ...ids };
  return {
    schemas,
    entities: entitySamples,
    fields: ownId && ids[ownId] ? { ...fields, id: ids[ownId] } : fields,
  };
}

/** Completes a parameter: the generator loses the description of an optional one, and repeats that of the others. */
function described(parameter: Parameter, contract: PublicOperation, source: ExampleSource): Parameter {
  const { description: _, ...schema } = parameter.schema as Schema;
  tidy(schema, source.schemas, "input");
  const field = (contract.input.shape as Record<string, z.ZodType>)[parameter.name];
  const sampled = parameter.name in source.fields;
  sayIdPattern({ ...parameter, schema: schema as Parameter["schema"] });
  return {
    ...parameter,
    ...(field?.description ? { description: field.description } : {}),
    schema: schema as NonNullable<Parameter["schema"]>,
    ...(sampled ? { example: exampleOf(schema, parameter.name, source) } : {}),
  };
}

/** Completes a request body. A missing body counts as an empty one, so that it is required only if a field is. */
function completeBody(body: Body, contract: PublicOperation, source: ExampleSource): void {
  const media = body.content["application/json"];
  if (!media) return;
  tidy(media.schema, source.schemas, "input");
  inSchema(media.schema);
  body.required = (media.schema.required ?? []).length > 0;
  if (contract.upload) body.content["multipart/form-data"] = formOf(media.schema, contract.upload);
  media.example = requestSample(contract.name) ?? exampleOf(media.schema, "", source);
}

/** Returns the same fields as parts of a form, with the file as binary. */
function formOf({ properties, ...schema }: Schema, { contentTypes }: UploadRule) {
  const file = { type: "string", format: "binary", description: "The file, with its name and media type." };
  return {
    schema: { ...schema, properties: { ...properties, file } },
    encoding: { file: { contentType: contentTypes.join(", ") } },
  };
}

const all: readonly Group[] = Object.values(groups);
const loaded = await Promise.all(
  all.map(async (group) => ({ ...group, samples: (await group.examples()).samples })),
);
const fields = new Map(loaded.map(({ name, samples }) => [name, samples?.fields]));
const requests: ReadonlyMap<string | undefined, object | undefined> = new Map(
  loaded.flatMap(({ contract, samples }) =>
    Object.entries(samples?.requests ?? {}).map(([key, request]) => [contract[key]?.name, request]),
  ),
);

/** Complete entities, by the id of their schema. */
const entitySamples: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...loaded.map(({ samples }) => samples?.entities),
);

/** Returns an operation's field values by name, from its group; missing ones are made from the schemas. */
function fieldSamples(operation: string): Samples["fields"] {
  return fields.get(groupNameOf(operation)) ?? {};
}

/** Returns the request that a group gives for an operation that needs more than plausible fields. */
function requestSample(operation: string): object | undefined {
  return requests.get(operation);
}
