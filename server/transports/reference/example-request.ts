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
  /** The rows that the request names, by field, to be replaced with the reader's rows. */
  readonly rows: Readonly<Record<string, string>>;
};

/** Returns the example of an operation, from the document's examples, without optional query parameters. */
export function exampleRequestOf(
  { method, path }: PublicOperation,
  { parameters, requestBody }: DocumentedOperation,
): ExampleRequest {
  const fieldsIn = (place: "path" | "query") =>
    parameters.filter((parameter) => parameter.in === place && parameter.required === true);
  const media = requestBody?.content["application/json"];
  const fields = {
    pathFields: Object.fromEntries(fieldsIn("path").map(({ name, example }) => [name, String(example)])),
    query: Object.fromEntries(fieldsIn("query").map(({ name, example }) => [name, example])),
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

/**
 * Returns example calls of features that all operations share.
 * @param base the API's base URL
 */
export function requestExamples(base: string) {
  const credential = `-H "Authorization: Bearer $OFFERLANE_KEY"`;
  const json = `-H "Content-Type: application/json"`;
  return {
    list: `curl "${base}/companies?search=fern&limit=2" \\\n  ${credential}`,
    follow: `curl "${base}/events?kind=application&kind=interview&limit=200" \\\n  ${credential}`,
    idempotent: `curl -X POST ${base}/companies \\\n  ${credential} \\\n  ${json} \\\n  -H "Idempotency-Key: saltmarsh-tools-2026-11-21" \\\n  -d '{ "name": "Saltmarsh Tools" }'`,
    versioned: `curl -X PATCH ${base}/applications/${sampleIds.applicationId} \\\n  ${credential} \\\n  ${json} \\\n  -H 'If-Match: "Jx0Wq3hVZ5v1m2R8sYk7u4TnB6c"' \\\n  -d '{ "notes": "They liked the diagram." }'`,
  };
}
