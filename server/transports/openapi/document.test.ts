import { describe, expect, test } from "vitest";
import { ERRORS, type ErrorCode } from "#server/codes.ts";
import { MAY_GROW, MOMENT } from "#server/core/fields.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import { contractOf, contracts } from "#server/testing/contracts.ts";
import {
  document,
  documented,
  documentedResponse,
  expectToMatchSchema,
  type Media,
} from "#server/testing/openapi.ts";
import { componentOf, type Schema } from "./schemas.ts";

const parametersNamed = (parameters: { $ref?: string; name?: string }[]) =>
  parameters.map(({ $ref, name }) => name ?? $ref?.split("/").at(-1));

test("the document contains exactly the declared operations", () => {
  const held = Object.values(document.paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  );
  expect(held.sort()).toEqual(contracts.map(({ name }) => name).sort());
});

describe.each(contracts.map((contract) => [contract.name, contract] as const))("%s", (_name, contract) => {
  const operation = documented(contract);
  const media = operation.requestBody?.content["application/json"];

  test("matches its contract", () => {
    expect(operation).toMatchObject({
      operationId: contract.name,
      summary: contract.summary,
      description: contract.description,
      tags: [contract.name.split(".")[0]],
      security: [{ bearer: [] }, { oauth: contract.scope === null ? [] : [contract.scope] }],
      "x-required-scope": contract.scope,
      "x-mcp-tool": contract.toolName,
    });
    expect(document.tags.map(({ name }) => name)).toContain(operation.tags[0]);
  });

  test("takes each field of its input once: in the path, the query, or the body", () => {
    const inParameters = operation.parameters.filter(
      ({ in: place }) => place === "path" || place === "query",
    );
    const inBody = Object.keys(media?.schema.properties ?? {});
    const fields = [...inParameters.map(({ name }) => name), ...inBody];
    expect(fields.sort()).toEqual(Object.keys(contract.input.shape).sort());
    expect(inParameters.filter(({ in: place }) => place === "path").map(({ name }) => name)).toEqual(
      contract.pathParameters,
    );
    if (media) expect(media.schema.additionalProperties).toBe(false);
  });

  test("takes the headers that apply to it", () => {
    const names = parametersNamed(operation.parameters);
    const has = (name: string) => names.includes(name);
    expect(has("RequestId")).toBe(true);
    expect(has("IdempotencyKey")).toBe(contract.changesData);
    expect(has("IfMatch")).toBe("resource" in contract);
    expect(has("IfNoneMatch")).toBe(!contract.changesData);
  });

  test("names every status that it can return, and each error code with an example", () => {
    const success = "location" in contract ? 201 : 200;
    const response = documentedResponse(contract, success);
    expect(response?.content?.["application/json"]?.example).toBeDefined();
    expect(Object.keys(response?.headers ?? {})).toContain("X-Request-Id");
    expect("Location" in (response?.headers ?? {})).toBe(success === 201);
    expect("Content-Disposition" in (response?.headers ?? {})).toBe("fileTypes" in contract);
    const codes = Object.keys(operation.responses).flatMap((status) => {
      const problem = documentedResponse(contract, Number(status))?.content?.["application/problem+json"];
      return Object.keys(problem?.examples ?? {}).filter(
        (code) => String(ERRORS[code as ErrorCode].status) === status,
      );
    });
    expect(codes).toEqual(
      expect.arrayContaining([...contract.errors, "unauthenticated", "validation_failed"]),
    );
    expect(codes.includes("insufficient_scope")).toBe(contract.scope !== null);
    if (contract.scope) expect(documentedResponse(contract, 403)?.description).toContain(contract.scope);
  });

  test("has examples that match its schemas and its input", () => {
    const ids: Record<string, unknown> = sampleIds;
    const input: Record<string, unknown> = Object.fromEntries(
      contract.pathParameters.map((name) => [name, ids[name]]),
    );
    for (const { name = "", in: place, schema, example } of operation.parameters) {
      if (schema === undefined || example === undefined) continue;
      expectToMatchSchema(example, schema, `${contract.name} ${name}`);
      if (place !== "header") input[name] = example;
    }
    if (media) {
      expect(media.example).toBeDefined();
      expectToMatchSchema(media.example, media.schema, `${contract.name} request`);
      Object.assign(input, media.example);
    }
    expect(contract.input.safeParse(input).error).toBeUndefined();
    expect(input, "no id of the examples is passed over as one of the wrong shape").toMatchObject(
      Object.fromEntries(Object.entries(contract.input.parse(input)).filter(([name]) => name.endsWith("Id"))),
    );
    for (const status of Object.keys(operation.responses)) {
      const responses: Media[] = Object.values(documentedResponse(contract, Number(status))?.content ?? {});
      for (const { schema, example } of responses) {
        if (example !== undefined) expectToMatchSchema(example, schema, `${contract.name} ${status}`);
      }
    }
  });
});

test("the problems in the examples match the problem schema", () => {
  for (const [code, { value }] of Object.entries(document.components.examples)) {
    expectToMatchSchema(value, { $ref: "#/components/schemas/Problem" }, code);
  }
});

test("an object with several fields is described once: if it recurs, it is a named schema", () => {
  const places = new Map<string, string[]>();
  const visit = (node: unknown, place: string): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, properties, required } = node as {
      type?: unknown;
      properties?: object;
      required?: unknown;
    };
    if (type === "object" && Object.keys(properties ?? {}).length > 1) {
      const text = JSON.stringify([properties, required]);
      places.set(text, [...(places.get(text) ?? []), place]);
    }
    for (const [name, inner] of Object.entries(node)) {
      if (name !== "example" && name !== "examples") visit(inner, `${place}/${name}`);
    }
  };
  visit(document, "#");
  expect([...places.values()].filter((found) => found.length > 1)).toEqual([]);
});

test("no bound is stated that only zod knows", () => {
  expect(JSON.stringify(document).includes(String(Number.MAX_SAFE_INTEGER))).toBe(false);
});

describe("text formats", () => {
  /** Every string in the input, with its place. */
  const incoming = contracts.flatMap((contract) => {
    const { parameters, requestBody } = documented(contract);
    const given = parameters.flatMap(({ schema, name, $ref }) => (schema && !$ref ? [[name, schema]] : []));
    const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema]);
    return [...given, ...bodies].map(
      ([place, schema]) => [`${contract.name} ${place}`, schema as Schema] as const,
    );
  });

  /** Returns the strings in a schema that have neither a maximum length nor a form. */
  function unboundedIn(schema: Schema, place: string, seen = new Set<string>()): string[] {
    if (schema.$ref) {
      const name = componentOf(schema.$ref);
      const named = document.components.schemas[name];
      // A cell is limited by its column.
      if (name === "Cell") return [];
      return named && !seen.has(name) ? unboundedIn(named, `${place} ${name}`, seen.add(name)) : [];
    }
    const { type, format, pattern, enum: values, const: value, maxLength, contentEncoding } = schema;
    const says = [format, pattern, values, value, maxLength, contentEncoding].some(
      (word) => word !== undefined,
    );
    const inner = Object.entries(schema.properties ?? {}).map(([name, part]) => [part, `${place}.${name}`]);
    const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
    return [
      ...([type].flat().includes("string") && !says ? [place] : []),
      ...[...inner, ...parts.map((part) => [part, place])].flatMap(([part, at]) =>
        unboundedIn(part as Schema, at as string, seen),
      ),
    ];
  }

  test("every input text has a maximum length, a pattern, a format, or a list of values", () => {
    expect(incoming.flatMap(([place, schema]) => unboundedIn(schema, place))).toEqual([]);
  });

  test("times and dates state their format, and ids state the pattern of their kind", () => {
    const text = JSON.stringify(document);
    expect(text).not.toContain(MOMENT);
    const { Application } = document.components.schemas;
    expect(Application?.properties?.boardId?.pattern).toMatch(/^\^brd_/);
    expect(Application?.properties?.createdAt?.format).toBe("date-time");
    const list = documented(contractOf("applications.list")).parameters;
    const after = list.find(({ name }) => name === "appliedAfter")?.schema;
    expect(after?.anyOf?.map(({ format }) => format)).toEqual(["date", "date-time"]);
  });

  test("an enumeration that may grow allows any text in a response, and no enumeration does in an input", () => {
    const { AuditAction, Status } = document.components.schemas;
    expect(AuditAction?.anyOf?.map(({ enum: values }) => values?.includes("cohort_created"))).toEqual([
      true,
      undefined,
    ]);
    expectToMatchSchema("something_new", { $ref: "#/components/schemas/AuditAction" }, "a new action");
    expect(Status?.enum).toContain("saved");
    expect(JSON.stringify(document)).not.toContain(MAY_GROW);
  });
});

test("a creation links to operations on what it created, by operations and parameters that exist", () => {
  const creations = contracts.filter((contract) => "location" in contract);
  const linked = creations.filter((contract) => documentedResponse(contract, 201)?.links);
  expect(linked.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["boards.create", "applications.create", "companies.create", "cohorts.create"]),
  );
  for (const contract of linked) {
    for (const { operationId, parameters } of Object.values(documentedResponse(contract, 201)?.links ?? {})) {
      const target = contracts.find(({ name }) => name === operationId);
      expect(target?.pathParameters, `${contract.name} to ${operationId}`).toEqual(Object.keys(parameters));
    }
  }
});

test("every response except 401 and 431 names the rate limit that counted it", () => {
  for (const contract of contracts) {
    for (const status of Object.keys(documented(contract).responses).filter(
      (code) => !["401", "431"].includes(code),
    )) {
      const names = Object.keys(documentedResponse(contract, Number(status))?.headers ?? {});
      expect(names, `${contract.name} ${status}`).toEqual(
        expect.arrayContaining(["RateLimit", "RateLimit-Policy"]),
      );
    }
  }
});
