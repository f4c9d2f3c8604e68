import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "#server/core/errors.ts";
import { env } from "#server/lib/env.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { contractOf } from "#server/testing/contracts.ts";
import type { ExampleRows } from "#server/testing/example-rows.ts";
import { seedExampleRows } from "#server/testing/examples.ts";
import { absentIds, exampleOf, namesOf } from "#server/testing/loops.ts";
import { type Rest, requestOf } from "#server/testing/rest.ts";
import { unstorableInputsOf, withValue, wrongInputsOf } from "#server/testing/wrong-inputs.ts";

const STRANGE = [
  "strange",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "boardID",
  "",
  "\u{1F41F}",
];
const json = { "Content-Type": "application/json" };

let api: Rest;
/** Rows that nothing here changes: each change is rejected. */
let ids: ExampleRows;
beforeAll(async () => {
  ({ api } = await makeCaller());
  ids = await seedExampleRows(api);
});
// One person sends more here than the rates allow.
beforeEach(() => {
  env().RATE_LIMIT = "off";
});

describe.each(namesOf())("%s", (name) => {
  const { changesData, pathParameters } = contractOf(name);

  test("rejects a value of each wrong type in each of its fields, and names the field", async () => {
    for (const { path, value } of wrongInputsOf(contractOf(name))) {
      const response = await api.send(name, withValue(exampleOf(name, absentIds()), path, value));
      const label = `${path.join(".")} = ${JSON.stringify(value)?.slice(0, 80)}`;
      expect(response, label).toMatchObject({ status: 422, body: { code: "validation_failed" } });
      const { issues = [], detail } = response.body as Problem;
      expect(issues.length, label).toBeGreaterThan(0);
      expect(issues[0]?.path.slice(0, path.length), label).toEqual(path);
      expect(issues[0]?.message, label).not.toBe("");
      expect(detail, label).toContain(path[0]);
    }
  });

  test("stores no text that can't be stored, and doesn't fail with a server error", async () => {
    for (const { path, value } of unstorableInputsOf(contractOf(name))) {
      const response = await api.send(name, withValue(exampleOf(name, ids), path, value));
      const label = `${path.join(".")} = ${JSON.stringify(value)}: ${response.text.slice(0, 300)}`;
      if (changesData) expect(response.status, label).toBeGreaterThanOrEqual(400);
      expect(response.status, label).toBeLessThan(500);
    }
  });

  test("rejects an unknown query parameter, and names it", async () => {
    for (const field of STRANGE) {
      const request = requestOf(name, exampleOf(name, ids));
      const separator = request.path.includes("?") ? "&" : "?";
      const path = `${request.path}${separator}${encodeURIComponent(field)}=1`;
      const response = await api.raw({ ...request, path });
      expect(response, field).toMatchObject({ status: 422, body: { code: "validation_failed" } });
      expect(
        (response.body as Problem).issues?.map(({ path }) => path),
        field,
      ).toEqual([[field]]);
    }
  });

  test("rejects a field of the path in the query or the body", async () => {
    for (const field of pathParameters) {
      const request = requestOf(name, exampleOf(name, ids));
      const given = changesData
        ? {
            ...request,
            headers: json,
            body: JSON.stringify({ ...(JSON.parse(String(request.body ?? "{}")) as object), [field]: "x" }),
          }
        : { ...request, path: `${request.path}${request.path.includes("?") ? "&" : "?"}${field}=x` };
      const response = await api.raw(given);
      expect(response, field).toMatchObject({ status: 422, body: { issues: [{ path: [field] }] } });
    }
  });
});

describe.each(namesOf(({ changesData }) => changesData))("%s", (name) => {
  test("rejects an unknown body field, and names it", async () => {
    const request = requestOf(name, exampleOf(name, ids));
    for (const field of STRANGE) {
      const known = String(request.body ?? "{}").slice(1, -1);
      const body = `{${known}${known ? "," : ""}${JSON.stringify(field)}:1}`;
      const response = await api.raw({ ...request, headers: json, body });
      expect(response, field).toMatchObject({ status: 422, body: { code: "validation_failed" } });
      expect(
        (response.body as Problem).issues?.map(({ path }) => path),
        field,
      ).toEqual([[field]]);
    }
  });

  test("rejects a JSON body that isn't an object", async () => {
    for (const body of ["[]", "null", '"text"', "1", "true", "[{}]"]) {
      const response = await api.raw({ ...requestOf(name, exampleOf(name, ids)), headers: json, body });
      expect(response, body).toMatchObject({ status: 422, body: { code: "validation_failed" } });
    }
  });
});

const reads = namesOf(({ changesData }) => !changesData);
test.each(reads)("%s rejects a parameter that is given twice but takes one value", async (name) => {
  const { path } = requestOf(name, exampleOf(name, ids));
  const input = exampleOf(name, ids);
  const single = Object.keys(input).filter(
    (field) => !contractOf(name).pathParameters.includes(field) && !Array.isArray(input[field]),
  );
  for (const field of single) {
    const response = await api.raw({ path: `${path}&${field}=${field === "limit" ? "20" : "x"}` });
    expect(response, field).toMatchObject({ status: 422, body: { issues: [{ path: [field] }] } });
  }
});

const lists = namesOf(({ isList }) => isList);
test.each(lists)("%s accepts a limit of 1 to 200 and nothing else", async (name) => {
  const input = exampleOf(name, ids);
  for (const limit of [1, 200]) expect((await api.send(name, { ...input, limit })).status).toBe(200);
  for (const limit of [0, -1, 201, 1.5, 1e9]) {
    expect(await api.send(name, { ...input, limit }), `${limit}`).toMatchObject({
      status: 422,
      body: { code: "validation_failed", issues: [{ path: ["limit"] }] },
    });
  }
});

test.each(lists)("%s rejects a forged cursor", async (name) => {
  const input = exampleOf(name, ids);
  const forged = Buffer.from('["2026-01-01T00:00:00.000Z","app_x"]').toString("base64url");
  const cursors = [
    "",
    "x",
    ".",
    "..",
    `${forged}.`,
    `${forged}.${"A".repeat(22)}`,
    `${forged}.${"\u00e9".repeat(22)}`,
    "null",
    "e30",
    "\0",
    "%",
    "\u{1F41F}",
    "x".repeat(3_000),
  ];
  for (const cursor of cursors) {
    expect(await api.send(name, { ...input, cursor }), cursor).toMatchObject({
      status: 422,
      body: { code: "validation_failed", issues: [{ path: ["cursor"] }] },
    });
  }
});
