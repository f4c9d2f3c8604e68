import { describe, expect, test } from "vitest";
import { ERRORS, type ErrorCode } from "#server/core/vocabulary.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import { contracts } from "#server/testing/contracts.ts";
import {
  document,
  documented,
  documentedResponse,
  expectToFit,
  type Media,
} from "#server/testing/openapi.ts";

const parametersNamed = (parameters: { $ref?: string; name?: string }[]) =>
  parameters.map(({ $ref, name }) => name ?? $ref?.split("/").at(-1));

test("the document holds every declared operation, and no other", () => {
  const held = Object.values(document.paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  );
  expect(held.sort()).toEqual(contracts.map(({ name }) => name).sort());
});

describe.each(contracts.map((contract) => [contract.name, contract] as const))("%s", (_name, contract) => {
  const operation = documented(contract);
  const media = operation.requestBody?.content["application/json"];

  test("says what its contract says", () => {
    expect(operation).toMatchObject({
      operationId: contract.name,
      summary: contract.summary,
      description: contract.description,
      tags: [contract.name.split(".")[0]],
      security: ["bearer", "oauth"].map((scheme) => ({
        [scheme]: contract.scope === null ? [] : [contract.scope],
      })),
      "x-required-scope": contract.scope,
      "x-mcp-tool": contract.toolName,
    });
    expect(document.tags.map(({ name }) => name)).toContain(operation.tags[0]);
  });

  test("takes each field of its input once: in the path, the query or the body", () => {
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

  test("takes the headers that go with it", () => {
    const names = parametersNamed(operation.parameters);
    const has = (name: string) => names.includes(name);
    expect(has("RequestId")).toBe(true);
    expect(has("IdempotencyKey")).toBe(contract.changesData);
    expect(has("IfMatch")).toBe("resource" in contract);
    expect(has("IfNoneMatch")).toBe(!contract.changesData);
  });

  test("names every status it can have, and each code with an example", () => {
    const success = "location" in contract ? 201 : 200;
    const response = documentedResponse(contract, success);
    expect(response?.content?.["application/json"]?.example).toBeDefined();
    expect(Object.keys(response?.headers ?? {})).toContain("X-Request-Id");
    expect("Location" in (response?.headers ?? {})).toBe(success === 201);
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

  test("has examples that its schemas take, and its input too", () => {
    const ids: Record<string, unknown> = sampleIds;
    const input: Record<string, unknown> = Object.fromEntries(
      contract.pathParameters.map((name) => [name, ids[name]]),
    );
    for (const { name = "", in: place, schema, example } of operation.parameters) {
      if (schema === undefined || example === undefined) continue;
      expectToFit(example, schema, `${contract.name} ${name}`);
      if (place !== "header") input[name] = example;
    }
    if (media) {
      expect(media.example).toBeDefined();
      expectToFit(media.example, media.schema, `${contract.name} request`);
      Object.assign(input, media.example);
    }
    expect(contract.input.safeParse(input).error).toBeUndefined();
    expect(input, "no id of the examples is passed over as one of the wrong shape").toMatchObject(
      Object.fromEntries(Object.entries(contract.input.parse(input)).filter(([name]) => name.endsWith("Id"))),
    );
    for (const status of Object.keys(operation.responses)) {
      const answers: Media[] = Object.values(documentedResponse(contract, Number(status))?.content ?? {});
      for (const { schema, example } of answers) {
        if (example !== undefined) expectToFit(example, schema, `${contract.name} ${status}`);
      }
    }
  });
});

test("the problems of the examples are problems", () => {
  for (const [code, { value }] of Object.entries(document.components.examples)) {
    expectToFit(value, { $ref: "#/components/schemas/Problem" }, code);
  }
});

test("an object with several fields is described once: what occurs again is a named schema", () => {
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

test("no bound is stated that only zod means", () => {
  expect(JSON.stringify(document).includes(String(Number.MAX_SAFE_INTEGER))).toBe(false);
});
