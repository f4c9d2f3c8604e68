import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { ALL_SCOPES, READ_SCOPES } from "#domain/scopes.ts";
import { metadataUrl } from "#server/auth/oauth/resources.ts";
import {
  makeKey,
  makeOrganization,
  makePerson,
  makeRevokedKey,
  type Person,
} from "#server/testing/actors.ts";
import { contractOf, contracts } from "#server/testing/contracts.ts";
import type { ExampleRows } from "#server/testing/example-rows.ts";
import { seedExampleRows } from "#server/testing/examples.ts";
import type { HttpResponse } from "#server/testing/http.ts";
import { absentIds, exampleOf, namesOf } from "#server/testing/loops.ts";
import { rest } from "#server/testing/rest.ts";
import { declaredOperations } from "./routes.ts";

let person: Person;
let ids: ExampleRows;
let good: string;
/** Authorization headers that identify no one. */
let badCredentials: Record<string, string>;

beforeAll(async () => {
  person = await makePerson();
  good = (await makeKey(person)).key;
  ids = await seedExampleRows(rest(good));
  const expired = await makeKey(person, { expiresAt: new Date(Date.now() - 1_000) });
  badCredentials = {
    unknown: `Bearer ol_live_${randomBytes(16).toString("hex")}`,
    malformed: "Bearer nonsense",
    "a token with a space": `Bearer ${good} ${good}`,
    "no token": "Bearer",
    "an empty header": "",
    "another scheme": `Basic ${Buffer.from(`${good}:`).toString("base64")}`,
    "no scheme": good,
    "in another case": `Bearer ${good.toUpperCase()}`,
    "a character too many": `Bearer ${good}0`,
    "of the other environment": `Bearer ${good.replace("ol_live_", "ol_sandbox_")}`,
    "the display prefix": `Bearer ${good.slice(0, 14)}`,
    "not ASCII": "Bearer \u00e9\u00e8\u00ea",
    "very long": `Bearer ${"a".repeat(6_000)}`,
    expired: `Bearer ${expired.key}`,
    revoked: `Bearer ${await makeRevokedKey(person)}`,
  };
});

test("every declared operation is covered by these tests", () => {
  const declared = declaredOperations().map(({ contract }) => contract.name);
  expect(contracts.map(({ name }) => name).sort()).toEqual(declared.sort());
});

const READING = READ_SCOPES.join(" ");

describe.each(namesOf())("%s", (name) => {
  const call = (headers: Record<string, string> = {}) => rest(null).send(name, exampleOf(name, ids), headers);

  test("without a credential returns 401 with a bare challenge", async () => {
    const response = await call();
    expect(response.headers["www-authenticate"]).toBe(
      `Bearer realm="offerlane", resource_metadata="${metadataUrl("rest")}", scope="${READING}"`,
    );
    expect(response).toMatchObject({ status: 401, body: { code: "unauthenticated", status: 401 } });
  });

  test("with any kind of invalid credential returns 401 with the same response", async () => {
    const missing = await call();
    for (const [which, authorization] of Object.entries(badCredentials)) {
      const response = await call({ Authorization: authorization });
      expect(response.status, which).toBe(401);
      expect(response.headers["www-authenticate"], which).toBe(
        `Bearer realm="offerlane", error="invalid_token", resource_metadata="${metadataUrl("rest")}", scope="${READING}"`,
      );
      expect(withoutId(response), which).toEqual(withoutId(missing));
    }
  });
});

test.each(namesOf(({ scope }) => scope !== null))(
  "%s without its scope returns 403 and names the scope",
  async (name) => {
    const { scope } = contractOf(name);
    const { key } = await makeKey(person, { scopes: ALL_SCOPES.filter((other) => other !== scope) });
    const response = await rest(key).send(name, exampleOf(name, ids));
    expect(response).toMatchObject({ status: 403, body: { code: "insufficient_scope" } });
    expect(response.headers["www-authenticate"]).toBe(
      `Bearer error="insufficient_scope", scope="${scope}", resource_metadata="${metadataUrl("rest")}"`,
    );
    expect(response.text).toContain(scope);
  },
);

test.each(namesOf(({ actsOn }) => actsOn === "own"))(
  "%s with a credential restricted to one organization returns 403, whether or not the row exists",
  async (name) => {
    const organization = await makeOrganization([{ person, role: "coach" }]);
    const restricted = rest((await makeKey(person, { organization })).key);
    for (const rows of [ids, absentIds()]) {
      const response = await restricted.send(name, exampleOf(name, rows));
      expect(response).toMatchObject({ status: 403, body: { code: "organization_restricted" } });
    }
  },
);

test("the authorization scheme is case-insensitive, and extra spaces after it are ignored", async () => {
  for (const authorization of [`bearer ${good}`, `BEARER ${good}`, `Bearer   ${good}`, `Bearer ${good} `]) {
    const { status } = await rest(null).send("me.get", {}, { Authorization: authorization });
    expect(status, authorization).toBe(200);
  }
});

test("a credential in the query or in a cookie is ignored", async () => {
  const inQuery = await rest(null).raw({ path: `/api/v1/me?access_token=${good}` });
  const inCookie = await rest(null).raw({ path: "/api/v1/me", headers: { Cookie: `token=${good}` } });
  expect([inQuery.status, inCookie.status]).toEqual([401, 401]);
});

test("a revocation takes effect immediately, even for a key that was just used", async () => {
  const { id, key } = await makeKey(person);
  await rest(key).ok("me.get", {});
  const { revokeApiKey } = await import("#server/auth/api-keys.ts");
  await revokeApiKey({ id });
  await rest(key).rejected("me.get", {}, "unauthenticated");
});

function withoutId({ body }: HttpResponse): unknown {
  return { ...(body as object), requestId: undefined };
}
