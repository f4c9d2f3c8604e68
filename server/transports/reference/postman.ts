import type { PublicOperation } from "#server/core/operation.ts";
import { type ReferenceGroup, type ReferenceOperation, referenceGroups } from "./reference.ts";

const SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

type Header = { key: string; value: string };
type Item = { name: string; request: object };

/**
 * Returns every operation as a Postman collection (format 2.1): a folder for each group, its example as the request, the key in one
 * variable, and a new `Idempotency-Key` each time a change is sent.
 * @param publicUrl the product's public URL
 */
export function postmanCollection(publicUrl: string): object {
  return {
    info: { name: "Offerlane", description: `See ${publicUrl}/docs.`, schema: SCHEMA },
    auth: { type: "bearer", bearer: [{ key: "token", value: "{{key}}", type: "string" }] },
    variable: [
      { key: "base", value: `${publicUrl}/api/v1` },
      { key: "key", value: "" },
    ],
    item: referenceGroups().map(folderOf),
  };
}

function folderOf({ name, description, operations }: ReferenceGroup) {
  return { name, description, item: operations.map(itemOf) };
}

function itemOf(operation: ReferenceOperation): Item {
  const { name, summary, description, method, request } = operation;
  const { path, pathFields, query, body } = request;
  const segments = path.slice(1).split("/");
  const entries = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().map((item) => ({ key, value: String(item) })),
  );
  const others = operation.parameters.filter(({ place, name: key }) => place === "query" && !(key in query));
  const optional = others.map(({ name: key, description: text }) => ({
    ...{ key, value: "", disabled: true },
    ...(text ? { description: text } : {}),
  }));
  const shown = entries.length > 0 ? `?${entries.map(({ key, value }) => `${key}=${value}`).join("&")}` : "";
  const url = {
    raw: `{{base}}/${segments.map(variableOf).join("/")}${shown}`,
    host: ["{{base}}"],
    path: segments.map(variableOf),
    query: [...entries, ...optional],
    variable: Object.entries(pathFields).map(([key, value]) => ({ key, value })),
  };
  return {
    name: summary,
    request: {
      ...{ method, description: `${name}: ${description}`, header: headersOf(method, body !== null), url },
      ...(body ? { body: rawJson(body) } : {}),
    },
  };
}

/** Converts `{applicationId}` to Postman's `:applicationId`. */
function variableOf(segment: string): string {
  return segment.replace(/^\{(\w+)\}$/, ":$1");
}

function headersOf(method: PublicOperation["method"], hasBody: boolean): Header[] {
  const fresh = { key: "Idempotency-Key", value: "{{$guid}}" };
  return [
    ...(method === "GET" ? [] : [fresh]),
    ...(hasBody ? [{ key: "Content-Type", value: "application/json" }] : []),
  ];
}

function rawJson(body: object) {
  return { mode: "raw", raw: JSON.stringify(body, null, 2), options: { raw: { language: "json" } } };
}
