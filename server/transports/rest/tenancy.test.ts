import { beforeAll, beforeEach, expect, test } from "vitest";
import { env } from "#server/lib/env.ts";
import { makeCaller, makeKey } from "#server/testing/actors.ts";
import { contractOf } from "#server/testing/contracts.ts";
import type { ExampleRows } from "#server/testing/example-rows.ts";
import { seedExampleRows } from "#server/testing/examples.ts";
import type { HttpResponse } from "#server/testing/http.ts";
import { absentIds, exampleOf, malformedIds, namesOf, withPath } from "#server/testing/loops.ts";
import { type Rest, rest } from "#server/testing/rest.ts";

let api: Rest;
let theirs: Rest;
let sandbox: Rest;
let own: ExampleRows;
let foreign: ExampleRows;
let ofOtherEnvironment: ExampleRows;

beforeAll(async () => {
  const caller = await makeCaller();
  api = caller.api;
  own = await seedExampleRows(caller.api);
  const stranger = await makeCaller();
  theirs = stranger.api;
  foreign = await seedExampleRows(stranger.api);
  sandbox = rest((await makeKey(caller.person, { environment: "sandbox" })).key);
  ofOtherEnvironment = await seedExampleRows(sandbox);
});

// One person sends more here than the rates allow.
beforeEach(() => {
  env().RATE_LIMIT = "off";
});

const withRows = namesOf(({ pathParameters }) => pathParameters.length > 0);

test.each(withRows)(
  "%s: absent, foreign, malformed, and other-environment rows get the same 404",
  async (name) => {
    const input = exampleOf(name, own);
    const reach = (rows: ExampleRows) =>
      api.send(
        name,
        withPath(name, input, (field) => (rows as Record<string, string>)[field]),
      );
    const absent = await reach(absentIds());
    expect(absent).toMatchObject({ status: 404, body: { code: "not_found", status: 404 } });
    expect(withoutId(await reach(foreign)), "somebody else's").toEqual(withoutId(absent));
    expect(withoutId(await reach(ofOtherEnvironment)), "of the other environment").toEqual(withoutId(absent));
    for (const [index] of malformedIds("boardId").entries()) {
      const input = withPath(name, exampleOf(name, own), (field) => malformedIds(field)[index]);
      const response = await api.send(name, input);
      expect(withoutId(response), `misshapen ${JSON.stringify(input)}`).toEqual(withoutId(absent));
    }
  },
);

test.each(withRows)("%s: a live row doesn't exist for a sandbox credential", async (name) => {
  const response = await sandbox.send(name, exampleOf(name, own));
  expect(response).toMatchObject({ status: 404, body: { code: "not_found" } });
});

test.each(withRows)(
  "%s: an id with invalid percent-encoding gets the same response as an absent one",
  async (name) => {
    const { method, path } = contractOf(name);
    const nowhere: Record<string, string> = absentIds();
    const absent = await theirs.send(
      name,
      withPath(name, exampleOf(name, own), (field) => nowhere[field]),
    );
    for (const text of ["%", "%zz", "%c3", "%ff%fe", "%00"]) {
      const response = await theirs.raw({
        method,
        path: `/api/v1${path.replace(/\{\w+\}/g, text)}`,
        ...bodyOf(name),
      });
      expect(withoutId(response), text).toEqual(withoutId(absent));
    }
  },
);

function bodyOf(name: (typeof withRows)[number]) {
  const { changesData, pathParameters } = contractOf(name);
  const body = Object.entries(exampleOf(name, own)).filter(([field]) => !pathParameters.includes(field));
  if (!changesData || body.length === 0) return {};
  return {
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(Object.fromEntries(body)),
  };
}

function withoutId({ status, body }: HttpResponse): unknown {
  return { status, ...(body as object), requestId: undefined };
}
