import { describe, expect, test, vi } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makePerson } from "#server/testing/actors.ts";
import { mcpClient } from "#server/testing/mcp.ts";
import {
  authorizationUrl,
  authorize,
  Browser,
  codeFor,
  connect,
  makeApp,
  REDIRECT_URI,
  redeem,
  refresh,
  register,
  send,
} from "#server/testing/oauth.ts";
import { rest } from "#server/testing/rest.ts";
import { DEVICE_GRANT } from "./client-metadata.ts";
import { approve, describeConsent } from "./consent.ts";
import { resourceId } from "./resources.ts";

const worksOn = (token: string) =>
  rest(token)
    .send("boards.list")
    .then(({ status }) => status);
const grantsOf = (userId: string) => prisma.oAuthGrant.count({ where: { userId } });

describe("an authorization code", () => {
  test("is rejected on its second use, which also ends the access from its first use", async () => {
    const [person, app] = [await makePerson(), await makeApp()];
    const code = await codeFor(app, person);
    const { body } = await redeem(app, code);
    expect(await worksOn(body.access_token ?? "")).toBe(200);
    expect(await redeem(app, code)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    expect(await worksOn(body.access_token ?? "")).toBe(401);
    expect((await refresh(app, body.refresh_token)).body.error).toBe("invalid_grant");
  });

  test("used several times concurrently grants tokens at most once, and they are revoked", async () => {
    const [person, app] = [await makePerson(), await makeApp()];
    const code = await codeFor(app, person);
    const responses = await Promise.all([1, 2, 3, 4].map(() => redeem(app, code)));
    expect(responses.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(responses.every(({ status }) => status === 200 || status === 400)).toBe(true);
    expect(await grantsOf(person.userId)).toBe(0);
  });

  test.each([
    ["with another verifier", { code_verifier: "x".repeat(50) }],
    ["without a verifier", { code_verifier: "" }],
    ["for another redirect address", { redirect_uri: `${REDIRECT_URI}/` }],
    ["for a resource that was not asked for", { resource: "https://elsewhere.example/api" }],
  ])("%s is rejected", async (_name, fields) => {
    const app = await makeApp();
    const { status, body } = await redeem(app, await codeFor(app, await makePerson()), fields);
    expect(status).toBe(400);
    expect(body.error).toMatch(/^invalid_(grant|target)$/);
    expect(body).not.toHaveProperty("access_token");
  });

  test("of another app is rejected", async () => {
    const [app, thief] = [await makeApp(), await makeApp()];
    const code = await codeFor(app, await makePerson());
    expect((await redeem(thief, code)).body.error).toBe("invalid_grant");
  });

  test("is rejected after a minute", async () => {
    const app = await makeApp();
    const code = await codeFor(app, await makePerson());
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    expect((await redeem(app, code)).body.error).toBe("invalid_grant");
  });
});

describe("an authorization request", () => {
  test.each([
    ["PKCE of the kind plain", { code_challenge_method: "plain" }],
    ["no PKCE", { code_challenge: null, code_challenge_method: null }],
    ["no answer but a token", { response_type: "token" }],
    ["a resource that is not ours", { resource: "https://elsewhere.example/" }],
  ])("with %s is rejected with an error at the app's own redirect address", async (_name, fields) => {
    const back = await authorize(await authorizationUrl(await makeApp(), fields), await makePerson());
    expect(back.href.startsWith(REDIRECT_URI)).toBe(true);
    const response = new URLSearchParams(`${back.search.slice(1)}&${back.hash.slice(1)}`);
    expect(response.get("error")).toMatch(/^(invalid_request|invalid_target|unsupported_response_type)$/);
    expect(response.get("iss")).toBe(new URL(resourceId("rest")).origin);
  });

  test.each([
    `${REDIRECT_URI}/`,
    `${REDIRECT_URI}?next=https://evil.example`,
    `${REDIRECT_URI}#fragment`,
    "https://APP.example.evil.example/callback",
    "https://app.example/callback/../other",
    "https://app.example:444/callback",
    "https://someone@app.example/callback",
    "http://app.example/callback",
  ])("for the redirect address %s is rejected without a redirect", async (redirectUri) => {
    const url = await authorizationUrl(await makeApp(), { redirect_uri: redirectUri });
    const { status, location, text } = await new Browser().open(url);
    expect([status, location]).toEqual([400, null]);
    expect(JSON.parse(text).error).toMatch(/^invalid_re(direct_uri|quest)$/);
  });

  test("returns to another port of the same machine for an app that runs there (RFC 8252, 7.3)", async () => {
    const app = await makeApp({ redirect_uris: ["http://127.0.0.1:4000/callback"] });
    const redirect_uri = "http://127.0.0.1:51234/callback";
    const back = await authorize(await authorizationUrl(app, { redirect_uri }), await makePerson());
    expect(back.origin).toBe("http://127.0.0.1:51234");
    expect(back.searchParams.get("code")).not.toBeNull();
  });

  test("that someone else's browser started can't be approved from this one", async () => {
    const [attacker, victim] = [new Browser(), await makePerson()];
    const { location } = await attacker.open(await authorizationUrl(await makeApp()));
    const uid = location?.pathname.split("/").at(-1) ?? "";
    const consent = { environment: "live", organizationId: null, scopes: ["boards:read"] } as const;
    for (const cookieHeader of [null, `_interaction=${uid}`]) {
      const approving = approve({ uid, cookieHeader, userId: victim.userId }, consent);
      await expect(approving).rejects.toMatchObject({ code: "not_found" });
    }
    expect(await grantsOf(victim.userId)).toBe(0);
  });

  test("that the person denies reports the denial to the app", async () => {
    const back = await authorize(
      await authorizationUrl(await makeApp(), { state: "s" }),
      await makePerson(),
      "deny",
    );
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: "access_denied", state: "s" });
  });
});

describe("a refresh token", () => {
  test("is rejected for another app, and stays valid for its own", async () => {
    const { app, refreshToken } = await connect(await makePerson());
    expect((await refresh(await makeApp(), refreshToken)).body.error).toBe("invalid_grant");
    expect((await refresh(app, refreshToken)).status).toBe(200);
  });

  test("gives fewer scopes if fewer are requested, and never more", async () => {
    const { app, refreshToken } = await connect(await makePerson());
    const narrowed = await refresh(app, refreshToken, { scope: "boards:read" });
    expect(narrowed.body.scope).toBe("boards:read");
    const again = narrowed.body.refresh_token;
    const widened = await refresh(app, again, { scope: "boards:read boards:write" });
    expect(widened.body.error).toBe("invalid_scope");
  });
});

describe("a token", () => {
  test("has the scopes that the person allowed, not those that the app requested", async () => {
    const scope = "boards:read boards:write";
    const { access, body } = await connect(
      await makePerson(),
      { scope },
      { scopes: ["boards:read", "profile:read"] },
    );
    expect(body.scope).toBe("boards:read");
    expect(await worksOn(access)).toBe(200);
    await rest(access).rejected("boards.create", { name: "Mine" }, "insufficient_scope");
    await rest(access).rejected("profile.get", {}, "insufficient_scope");
  });

  test("for the REST API is rejected by MCP, and vice versa", async () => {
    const person = await makePerson();
    const forRest = await connect(person, { resource: resourceId("rest") });
    const forMcp = await connect(person, { resource: resourceId("mcp") });
    expect(await worksOn(forRest.access)).toBe(200);
    expect(await worksOn(forMcp.access)).toBe(401);
    await expect(mcpClient(forRest.access)).rejects.toThrow();
    const client = await mcpClient(forMcp.access);
    expect((await client.listTools()).tools.length).toBeGreaterThan(0);
    await client.close();
  });

  test("is for the REST API if no resource is named", async () => {
    expect(await worksOn((await connect(await makePerson())).access)).toBe(200);
  });

  test("is rejected after one hour", async () => {
    const { access } = await connect(await makePerson());
    expect(await worksOn(access)).toBe(200);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_601_000 });
    expect(await worksOn(access)).toBe(401);
  });

  test("ends the connection when its own app revokes it, but not when another app tries", async () => {
    const person = await makePerson();
    const { app, access, refreshToken } = await connect(person);
    const outsider = await makeApp();
    expect((await send("revoke", { token: access, client_id: outsider.client_id })).status).toBe(200);
    expect(await worksOn(access)).toBe(200);
    expect((await send("introspect", { token: access, client_id: outsider.client_id })).body.active).toBe(
      false,
    );
    const { body } = await send("introspect", { token: access, client_id: app.client_id });
    expect(body).toMatchObject({
      active: true,
      scope: "applications:read boards:read",
      aud: resourceId("rest"),
    });
    expect((await send("revoke", { token: refreshToken, client_id: app.client_id })).status).toBe(200);
    expect(await worksOn(access)).toBe(401);
    expect(await grantsOf(person.userId)).toBe(0);
  });

  test("can't be read from the database, and neither can a code or a client secret", async () => {
    const person = await makePerson();
    const app = await makeApp({ token_endpoint_auth_method: "client_secret_post" });
    const secret = app.client_secret ?? "";
    const code = await codeFor(app, person);
    const rejected = await redeem(app, code, { client_secret: "wrong" });
    expect(rejected).toMatchObject({ status: 401, body: { error: "invalid_client" } });
    const { body } = await redeem(app, code, { client_secret: secret });
    const rows = JSON.stringify([await prisma.oAuthArtifact.findMany(), await prisma.oAuthClient.findMany()]);
    for (const kept of [secret, code, body.access_token, body.refresh_token]) {
      expect(kept).toMatch(/.{20}/);
      expect(rows).not.toContain(kept);
    }
  });
});

test.each(["state", "login_hint", "ui_locales"])(
  "a request with a NUL in %s is rejected, because it can't be stored",
  async (name) => {
    const app = await makeApp();
    const { status, location } = await new Browser().open(await authorizationUrl(app, { [name]: "a\0" }));
    expect([status, location?.searchParams.get("error")]).toEqual([303, "invalid_request"]);
    const device = await makeApp({ grant_types: [DEVICE_GRANT], redirect_uris: [] });
    const response = await send("device", { client_id: device.client_id, login_hint: "a\0" });
    expect([response.status, response.body.error]).toEqual([400, "invalid_request"]);
  },
);

describe("a registration", () => {
  test.each([
    ["a redirect over plain http", { redirect_uris: ["http://app.example/callback"] }],
    ["a redirect to a script", { redirect_uris: ["javascript:alert(1)"] }],
    ["a redirect with a fragment", { redirect_uris: ["https://app.example/#x"] }],
    ["no redirect", { redirect_uris: [] }],
    [
      "the implicit grant",
      { redirect_uris: [REDIRECT_URI], grant_types: ["implicit"], response_types: ["token"] },
    ],
    ["a scope that there is not", { redirect_uris: [REDIRECT_URI], scope: "everything" }],
  ])("with %s is rejected", async (_name, metadata) => {
    const { status, body } = await register(metadata);
    expect(status).toBe(400);
    expect(body.error).toMatch(/^invalid_(client_metadata|redirect_uri)$/);
  });

  test.each([
    ["a NUL in its name", { client_name: "a\0b" }],
    ["a broken surrogate in its name", { client_name: "a\ud800b" }],
    ["a NUL in its redirect", { redirect_uris: ["https://app.example/\0"] }],
    ["a NUL in another address", { client_uri: "https://app.example/\0" }],
  ])("with %s is rejected, because it can't be stored", async (_name, metadata) => {
    const { status, body } = await register({ redirect_uris: [REDIRECT_URI], ...metadata });
    expect({ status, error: body.error }).toEqual({ status: 400, error: "invalid_client_metadata" });
  });

  test("can't give a name that changes the question to the person", async () => {
    const app = await makeApp({ client_name: "\u202eRobot\u2066\r\n 👩\u200d💻\u200f\u0007" });
    const { userId } = await makePerson();
    const browser = new Browser();
    const { location } = await browser.open(await authorizationUrl(app));
    const { pathname = "" } = location ?? {};
    const uid = pathname.slice("/oauth/consent/".length);
    const request = await describeConsent({ uid, cookieHeader: browser.header(pathname), userId });
    expect(request?.clientName).toBe("Robot 👩\u200d💻");
  });

  test("by a client document at a loopback address is rejected", async () => {
    const url = await authorizationUrl({ client_id: "https://127.0.0.1/client.json" });
    const { status, text } = await new Browser().open(url);
    expect([status, JSON.parse(text).error]).toEqual([400, "invalid_client"]);
  });
});

test("an app stores at most 5 KiB with its registration and with each request that waits for a person", async () => {
  const app = await makeApp({ grant_types: ["authorization_code", DEVICE_GRANT] });
  const begin = async (state: string) => {
    const { status } = await fetch(await authorizationUrl(app, { state }), { redirect: "manual" });
    return status;
  };
  expect([await begin("x".repeat(4_000)), await begin("x".repeat(5_000))]).toEqual([303, 400]);
  const ask = async (scope: string) => (await send("device", { client_id: app.client_id, scope })).status;
  expect([await ask("boards:read"), await ask(`boards:read ${"x".repeat(5_200)}`)]).toEqual([200, 400]);
  const registered = await register({ redirect_uris: [REDIRECT_URI], client_name: "x".repeat(5_200) });
  expect(registered).toMatchObject({ status: 400, body: { error: "invalid_request" } });
});
