import { expect, test } from "vitest";
import { z } from "zod";
import { collectGroups, defineGroup, type Group } from "./group.ts";
import { defineOperation, type Operation } from "./operation.ts";

const spec = {
  scope: null,
  actsOn: "caller",
  summary: "Read a thing",
  description: "Reads a thing.",
  errors: [],
  input: z.strictObject({}),
  output: z.object({}),
} as const;
const read = defineOperation({ ...spec, name: "things.get", method: "GET", path: "/things" });
const forPages = defineOperation({
  audience: "pages",
  actsOn: "caller",
  summary: "Read a thing",
  errors: [],
  input: z.strictObject({}),
  output: z.object({}),
  name: "things.get_view",
  method: "GET",
});

/** Creates a group with these operations, whose handlers do nothing. */
function groupOf(contract: Readonly<Record<string, Operation>>, about?: string): Group {
  const handlers = Object.fromEntries(Object.keys(contract).map((key) => [key, async () => ({})]));
  return defineGroup(contract, {
    ...(about === undefined ? {} : { about, toolsets: ["search"] as const }),
    handlers,
  });
}

test("a group is named after its operations and has a procedure for each", () => {
  const group = groupOf({ get: read, getView: forPages }, "Things.");
  expect(group.name).toBe("things");
  expect(Object.keys(group.procedures)).toEqual(["get", "getView"]);
});

test("an inconsistent group fails on load", () => {
  const other = defineOperation({ ...spec, name: "others.get", method: "GET", path: "/others" });
  expect(() => groupOf({ get: read, getOther: other }, "Things.")).toThrow(
    "it also has operations of others",
  );
  expect(() => groupOf({ read }, "Things.")).toThrow("the operation things.get has the key read");
  expect(() => groupOf({ get: read })).toThrow("it needs `about`");
  expect(() => groupOf({ getView: forPages }, "Things.")).toThrow("it needs `about`");
  const handlers = { get: async () => ({}) };
  expect(() => defineGroup({ get: read }, { about: "Things.", handlers })).toThrow(
    "both `about` and `toolsets`",
  );
});

test("two conflicting groups fail when they are collected", () => {
  const things = groupOf({ get: read }, "Things.");
  expect(() => collectGroups({ others: things })).toThrow("Group things: it has the key others");
  const samePath = defineOperation({ ...spec, name: "others.get", method: "GET", path: "/things" });
  expect(() => collectGroups({ things, others: groupOf({ get: samePath }, "Others.") })).toThrow(
    "things.get and others.get are both GET /things",
  );
  const changed = (resource: `${string}.${string}`) =>
    groupOf(
      { put: defineOperation({ ...spec, name: "others.put", method: "PUT", path: "/others", resource }) },
      "Others.",
    );
  expect(() => collectGroups({ things, others: changed("things.gte") })).toThrow("its resource things.gte");
  expect(() => collectGroups({ things, others: changed("things.get") })).not.toThrow();
});
