import * as client from "openid-client";
import { expect, test } from "vitest";
import { ALL_SCOPES, READ_SCOPES } from "#domain/scopes.ts";
import { makePerson } from "#server/testing/actors.ts";
import {
  authorizationUrl,
  authorize,
  Browser,
  connect,
  issuer,
  makeApp,
  REDIRECT_URI,
  send,
} from "#server/testing/oauth.ts";
import { rest } from "#server/testing/rest.ts";
import { DEVICE_GRANT } from "./client-metadata.ts";
import { describeConsent } from "./consent.ts";

test("an app that knows only the server's address registers, gets access, and calls the API until it revokes the token", async () => {
  const person = await makePerson();
  const config = await client.dynamicClientRegistration(
    await issuer(),
    { redirect_uris: [REDIRECT_URI], client_name: "Job Robot" },
    undefined,
    { algorithm: "oauth2", execute: [client.allowInsecureRequests] },
  );
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: REDIRECT_URI,
    scope: "boards:read applications:read",
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state,
  });
  const back = await authorize(url, person);
  const tokens = await client.authorizationCodeGrant(config, back, {
    pkceCodeVerifier: verifier,
    expectedState: state,
  });
  expect(tokens.access_token).toMatch(/^ola_live_[\w-]{43}$/);
  expect(tokens.scope).toBe("applications:read boards:read");
  const me = await rest(tokens.access_token).ok("me.get", {});
  expect(me.credential).toEqual({
    kind: "oauth_access_token",
    displayPrefix: tokens.access_token.slice(0, 15),
    scopes: ["applications:read", "boards:read"],
    restrictedToOrganization: null,
  });
  const fresh = await client.refreshTokenGrant(config, tokens.refresh_token ?? "");
  await rest(fresh.access_token).ok("boards.list", {});
  expect(await client.tokenIntrospection(config, fresh.access_token)).toMatchObject({ active: true });
  await client.tokenRevocation(config, fresh.access_token);
  await rest(fresh.access_token).rejected("boards.list", {}, "unauthenticated");
});

test("the consent request suggests the requested scopes, or the read scopes if the app requested none", async () => {
  const [person, app] = [await makePerson(), await makeApp()];
  const asked = async (scope: string | null, more: Record<string, string> = {}) => {
    const browser = new Browser();
    const { location } = await browser.open(await authorizationUrl(app, { scope, ...more }));
    const { pathname } = location ?? new URL("about:blank");
    const uid = pathname.slice("/oauth/consent/".length);
    return describeConsent({ uid, cookieHeader: browser.header(pathname), userId: person.userId });
  };
  expect(await asked(null)).toMatchObject({ scopes: ALL_SCOPES, suggested: READ_SCOPES });
  const write = ["boards:read", "boards:write"];
  expect(await asked("boards:write boards:read")).toMatchObject({ scopes: write, suggested: write });
  // The parameter is internal: an app that sends it changes nothing.
  expect(await asked(write.join(" "), { nothing_asked: "yes" })).toMatchObject({ suggested: write });
});

test("a request for unknown scopes only is rejected, and unknown ones beside others are ignored", async () => {
  const [person, app] = [await makePerson(), await makeApp()];
  for (const scope of ["everything", "openid offline_access"]) {
    const back = await authorize(await authorizationUrl(app, { scope, state: "kept" }), person);
    expect(back.href.startsWith(REDIRECT_URI)).toBe(true);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: "invalid_scope", state: "kept" });
    const device = await makeApp({ grant_types: [DEVICE_GRANT], redirect_uris: [], response_types: [] });
    const { status, body } = await send("device", { client_id: device.client_id, scope });
    expect([status, body.error]).toEqual([400, "invalid_scope"]);
  }
  const { body } = await connect(person, { scope: "openid boards:read" });
  expect(body.scope).toBe("boards:read");
});

test("a connected app that asks again gets no code before its user agrees again", async () => {
  const [person, app] = [await makePerson(), await makeApp()];
  const browser = new Browser();
  const back = await authorize(await authorizationUrl(app), person, {}, browser);
  expect(back.searchParams.get("code")).not.toBeNull();
  for (const prompt of [null, "none"]) {
    const { location } = await browser.open(await authorizationUrl(app, { prompt }));
    expect(location?.searchParams.get("code") ?? null).toBeNull();
    expect(location?.pathname.startsWith("/oauth/consent/") || location?.searchParams.has("error")).toBe(
      true,
    );
  }
});
