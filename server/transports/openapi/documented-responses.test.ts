import { beforeAll, describe, expect, test } from "vitest";
import { makeCaller, makeKey, makeOrganization } from "#server/testing/actors.ts";
import { contractOf, type Name } from "#server/testing/contracts.ts";
import type { ExampleRows } from "#server/testing/example-rows.ts";
import { seedExampleRows, seedRowsAround } from "#server/testing/examples.ts";
import type { HttpResponse } from "#server/testing/http.ts";
import { absentIds, exampleOf, type Loose, namesOf } from "#server/testing/loops.ts";
import { documentedResponse, expectToMatchSchema } from "#server/testing/openapi.ts";
import { type Rest, requestOf, rest } from "#server/testing/rest.ts";
import { bodyMaxBytesOf } from "../body.ts";

let standing: Awaited<ReturnType<typeof makeCaller>>;
let api: Rest;
let ids: ExampleRows;
let restricted: Rest;
let scopeless: Rest;
beforeAll(async () => {
  standing = await makeCaller();
  const { person } = standing;
  const organization = await makeOrganization([{ person, role: "coach" }]);
  api = standing.api;
  ids = await seedExampleRows(api);
  restricted = rest((await makeKey(person, { organization })).key);
  scopeless = rest((await makeKey(person, { scopes: [] })).key);
});

/** Checks a response against the document: its status is listed, its headers are present, and its body matches the schema. */
function expectDocumented(name: Name, received: HttpResponse): void {
  const label = `${name} ${received.status}`;
  const response = documentedResponse(contractOf(name), received.status);
  expect(response, `${label} is in the document: ${received.text.slice(0, 200)}`).toBeDefined();
  const type = received.headers["content-type"]?.split(";")[0] ?? "";
  const media = response?.content?.[type];
  expect(media, `${label} may be ${type}`).toBeDefined();
  if (!media) return;
  expectToMatchSchema(received.body, media.schema, label);
  const { code } = received.body as { code?: string };
  if (received.status >= 400) expect(Object.keys(media.examples ?? {}), label).toContain(code);
  for (const header of ["X-Request-Id", "ETag", "Location", "WWW-Authenticate", "Retry-After"]) {
    const isThere = received.headers[header.toLowerCase()] !== undefined;
    const isNamed = header in (response?.headers ?? {});
    if (isThere) expect(isNamed, `${label} names ${header}`).toBe(true);
    else if (received.status < 400 || header === "X-Request-Id")
      expect(isNamed, `${label} has ${header}`).toBe(false);
  }
}

describe.each(namesOf())("%s responds as the document says", (name) => {
  const { changesData, pathParameters, errors, scope } = contractOf(name);

  test("when it succeeds with a key that has only its scope, with a request id and safe headers", async () => {
    // Seeding for every change would use up one caller's rate.
    const caller = changesData ? await makeCaller() : standing;
    const rows = changesData ? await seedRowsAround(name, caller.api) : ids;
    const { key } = await makeKey(caller.person, { scopes: scope === null ? [] : [scope] });
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const received = await rest(key).send(name, exampleOf(name, rows), headers);
    expect(received.status).toBeLessThan(300);
    expectDocumented(name, received);
    expect(received.headers).toMatchObject({
      "x-request-id": expect.stringMatching(/^req_/),
      "content-type": "application/json; charset=utf-8",
      "x-content-type-options": "nosniff",
      "cache-control": expect.stringContaining("private"),
    });
  });

  test("when the credential isn't sufficient", async () => {
    const input = exampleOf(name, ids);
    for (const caller of [rest(null), scopeless, restricted]) {
      const received = await caller.send(name, input);
      expectDocumented(name, received);
    }
  });

  test("when the input is invalid, or names a row that doesn't exist", async () => {
    const strange: Loose = { ...exampleOf(name, ids), strange: "1" };
    const received = await api.send(name, strange);
    expect(received.status).toBe(422);
    expectDocumented(name, received);
    if (pathParameters.length === 0) return;
    expect((errors as readonly string[]).includes("not_found")).toBe(true);
    expectDocumented(name, await api.send(name, exampleOf(name, absentIds())));
  });
});

describe.each(namesOf(({ changesData }) => changesData))("%s responds as the document says", (name) => {
  const json = { "Content-Type": "application/json" };

  test("when the body can't be read", async () => {
    const request = { ...requestOf(name, exampleOf(name, ids)), headers: json };
    for (const [status, wrong] of [
      [400, { ...request, body: "{" }],
      [413, { ...request, body: " ".repeat(bodyMaxBytesOf(contractOf(name)) + 1) }],
      [415, { ...request, headers: { "Content-Type": "text/plain" }, body: "{}" }],
    ] as const) {
      const received = await api.raw(wrong);
      expect(received.status).toBe(status);
      expectDocumented(name, received);
    }
    const strange = await api.send(name, exampleOf(name, ids), { "Idempotency-Key": "\u00e9" });
    expect(strange.status).toBe(400);
    expectDocumented(name, strange);
  });

  test("when an idempotency key is used for another request", async () => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    await api.ok("companies.create", { name: `Company ${headers["Idempotency-Key"]}` }, headers);
    const received = await api.send(name, exampleOf(name, ids), headers);
    expect(received.body).toMatchObject({ code: "idempotency_key_reused" });
    expectDocumented(name, received);
  });
});

test.each(namesOf(({ changesData }) => changesData))(
  "%s rejects an outdated version as the document says",
  async (name) => {
    const received = await api.send(name, exampleOf(name, ids), { "If-Match": '"old"' });
    expect(received.status).toBe(412);
    expectDocumented(name, received);
  },
);
