import { expect, test } from "vitest";
import type { Schema } from "./schemas.ts";
import { exampleOf } from "./schemas.ts";

const nothing = { schemas: {}, entities: {}, fields: {} };

test("a schema that no sample matches still gets a valid value", () => {
  const schema: Schema = {
    type: "object",
    properties: {
      kind: { enum: ["first", "second"] },
      count: { type: "integer", minimum: 3 },
      at: { type: "string", format: "date-time" },
      gone: { type: ["string", "null"] },
      tags: { type: "array", items: { type: "string" } },
      choice: { anyOf: [{ const: true }, { type: "string" }] },
    },
  };
  expect(exampleOf(schema, "", nothing)).toEqual({
    kind: "first",
    count: 3,
    at: "2026-11-20T09:00:00.000Z",
    gone: null,
    tags: ["text"],
    choice: true,
  });
});

test("a named schema is shown with its entity's complete sample", () => {
  const thing = { id: "thing_1", name: "A thing" };
  const list: Schema = { type: "array", items: { $ref: "#/components/schemas/Thing" } };
  expect(exampleOf(list, "data", { ...nothing, entities: { Thing: thing } })).toEqual([thing]);
});

test("an input is cut out of its field's sample", () => {
  const schema: Schema = { type: "object", properties: { city: { type: "string" } } };
  const fields = { location: { city: "Berlin", country: "Germany" } };
  expect(exampleOf(schema, "location", { ...nothing, fields })).toEqual({ city: "Berlin" });
});

test("a sample whose type doesn't match the field's is skipped", () => {
  const fields = { status: "applied" };
  const several: Schema = { type: "array", items: { enum: ["saved", "applied"] } };
  expect(exampleOf(several, "status", { ...nothing, fields })).toEqual(["applied"]);
  expect(exampleOf({ enum: ["open", "closed"] }, "status", { ...nothing, fields })).toBe("open");
});
