import * as client from "openid-client";
import { expect, test } from "vitest";
import { makePerson } from "#server/testing/actors.ts";
import { authorize, issuer, REDIRECT_URI } from "#server/testing/oauth.ts";
import { rest } from "#server/testing/rest.ts";

test("an app that knows the address alone registers, is let in, and calls the API until it is over", async () => {
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
  await rest(fresh.access_token).refused("boards.list", {}, "unauthenticated");
});
