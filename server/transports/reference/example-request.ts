import type { PublicOperation } from "#server/core/operation.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { DocumentedOperation } from "./document.ts";

/** A realistic request of an operation: every field of its body, and the required ones of its path and query. */
export type ExampleRequest = {
  readonly method: PublicOperation["method"];
  /** The path below /api/v1, with `{parameter}` for each path field. */
  readonly path: string;
  readonly pathFields: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>> | null;
  /** The rows that it names, by field: to be replaced by rows of the reader. */
  readonly rows: Readonly<Record<string, string>>;
};

/** Returns the example of an operation, from the document's examples, without optional query parameters. */
export function exampleRequestOf(
  { method, path }: PublicOperation,
  { parameters, requestBody }: DocumentedOperation,
): ExampleRequest {
  const given = (place: "path" | "query") =>
    parameters.filter((parameter) => parameter.in === place && parameter.required === true);
  const media = requestBody?.content["application/json"];
  const fields = {
    pathFields: Object.fromEntries(given("path").map(({ name, example }) => [name, String(example)])),
    query: Object.fromEntries(given("query").map(({ name, example }) => [name, example])),
    body: (media?.example as ExampleRequest["body"]) ?? null,
  };
  return { method, path, ...fields, rows: rowsIn(fields) };
}

/** Finds the rows that the fields name: applicants by their email address, every other row by id. */
function rowsIn(fields: Pick<ExampleRequest, "pathFields" | "query" | "body">): ExampleRequest["rows"] {
  const text = JSON.stringify(fields);
  const named = Object.entries(sampleIds).filter(([, id]) => text.includes(`"${id}"`));
  const email = fields.body?.applicantEmail;
  return { ...Object.fromEntries(named), ...(typeof email === "string" ? { applicantEmail: email } : {}) };
}
