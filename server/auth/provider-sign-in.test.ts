import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makeKey, makePerson, signIn } from "#server/testing/actors.ts";
import { providerBrowser, signInThrough } from "#server/testing/provider-browser.ts";
import { rest } from "#server/testing/rest.ts";
import { codeOf, makeAuthenticator } from "#server/testing/second-factors.ts";
import { signBrowserIn } from "./browser-session.ts";
import {
  attemptPendingSignIn,
  pendingCookieName,
  proofOfPending,
  VERIFY_PATH,
} from "./factors/pending-sign-in.ts";
import { verifySecondFactor } from "./factors/verification.ts";
import { gitHub } from "./github.ts";
import { isEmailVerified } from "./provider-confirmation.ts";
import { readSession } from "./session.ts";
import { listSessions } from "./session-store.ts";

type Identity = { id: number; email: string; verified: boolean };

/** Simulates GitHub: every visitor is the identity that was set last. */
let identity: Identity;
const gitHubServer = createServer((request, response) => {
  const responses: Record<string, unknown> = {
    "/login/oauth/access_token": { access_token: "x", token_type: "bearer", scope: "user:email" },
    "/user": { id: identity.id, login: "sam", name: "Sam", email: "public@elsewhere.example" },
    "/user/emails": [
      { email: "other@elsewhere.example", primary: false, verified: true },
      { email: identity.email, primary: true, verified: identity.verified },
    ],
  };
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(responses[request.url?.split("?")[0] ?? ""]));
});
let hosts = { web: "", api: "" };

beforeAll(async () => {
  await new Promise<void>((resolve) => gitHubServer.listen(0, "127.0.0.1", resolve));
  const { port } = gitHubServer.address() as AddressInfo;
  hosts = { web: `http://127.0.0.1:${port}`, api: `http://127.0.0.1:${port}` };
});
afterAll(() => gitHubServer.close());

const newIdentity = (verified: boolean, email = `${randomUUID()}@people.example`): Identity => ({
  id: Math.floor(Math.random() * 1e12),
  email,
  verified,
});

/** Signs in with GitHub as a browser does. Returns the final address and the session. */
function signInThroughGitHub(as: Identity, cookieHeader = "") {
  identity = as;
  return signInThrough(gitHub({ clientId: "id", clientSecret: "secret" }, hosts), { cookieHeader });
}

const userOf = (email: string) =>
  prisma.user.findUnique({ where: { email }, include: { linkedProviders: true } });

test("a provider that vouches for the address creates a user with a verified address", async () => {
  const sam = newIdentity(true);
  const { session } = await signInThroughGitHub(sam);
  expect(await userOf(sam.email)).toMatchObject({ id: session?.userId, emailVerified: expect.any(Date) });
});

test("a provider that doesn't vouch for the address creates a user with an unverified address", async () => {
  const sam = newIdentity(false);
  const { session } = await signInThroughGitHub(sam);
  expect(await userOf(sam.email)).toMatchObject({ id: session?.userId, emailVerified: null });
});

test.each([
  ["vouches", true],
  ["does not vouch", false],
])("an unlinked account is not taken over by a provider that %s for its address", async (_name, verified) => {
  const owner = await makePerson();
  const { landed, session } = await signInThroughGitHub(newIdentity(verified, owner.email));
  expect(landed).toContain("error=OAuthAccountNotLinked");
  expect(session).toBeNull();
  expect((await userOf(owner.email))?.linkedProviders).toEqual([]);
});

test("a linked provider that later vouches for the address counts as its first verification, and stays linked", async () => {
  const sam = newIdentity(false);
  const first = await signInThroughGitHub(sam);
  const userId = first.session?.userId ?? "";
  const { key } = await makeKey({ userId }, { environment: "sandbox" });
  const elsewhere = await signIn({ userId });
  const { session } = await signInThroughGitHub({ ...sam, verified: true });
  expect(session?.userId).toBe(userId);
  expect(await userOf(sam.email)).toMatchObject({
    emailVerified: expect.any(Date),
    linkedProviders: [{ userId }],
  });
  expect(await readSession(elsewhere)).toBeNull();
  expect((await rest(key).send("me.get", {})).status).toBe(401);
});

test("a provider doesn't open a session until the user passes their second factor", async () => {
  const sam = newIdentity(true);
  const { session: first } = await signInThroughGitHub(sam);
  const userId = first?.userId ?? "";
  const { secret } = await makeAuthenticator({ userId, email: sam.email });
  const { landed, session, beside } = await signInThroughGitHub(sam);
  expect([landed, session]).toEqual([VERIFY_PATH, null]);
  expect(await listSessions(userId)).toHaveLength(1);
  const token = beside.find(({ name }) => name === pendingCookieName())?.value ?? "";
  expect(await attemptPendingSignIn(token)).toMatchObject({ userId, method: "provider" });
  const from = { ip: randomUUID(), userAgent: null, cookies: null };
  expect(await verifySecondFactor(userId, { method: "app", code: codeOf(secret) }, from)).toBe(true);
  await signBrowserIn(userId, from, "provider", proofOfPending(token));
  expect(await listSessions(userId)).toHaveLength(2);
});

test("a provider that vouches for a different address than the account's verifies nothing", async () => {
  const sam = newIdentity(false);
  await signInThroughGitHub(sam);
  await signInThroughGitHub({ ...sam, email: `${randomUUID()}@people.example`, verified: true });
  expect((await userOf(sam.email))?.emailVerified).toBeNull();
});

test.each([
  [{ email_verified: true }, true],
  [{ email_verified: "true" as const }, true],
  [{ email_verified: false }, false],
  [{}, false],
])("a provider's email_verified claim is read as OpenID Connect defines it: %j", (claims, vouched) => {
  expect(isEmailVerified(claims)).toBe(vouched);
});

test("no one is sent to a provider by a plain URL or by another site's form", async () => {
  const provider = gitHub({ clientId: "id", clientSecret: "secret" }, hosts);
  for (const [method, body] of [
    ["GET", {}],
    ["POST", {}],
    ["POST", { csrfToken: "of-another-site" }],
  ] as const) {
    const { call, session } = providerBrowser([provider]);
    await call("GET", "csrf");
    const { location } = await call(method, "signin/github", body);
    expect(location).not.toContain(hosts.web);
    expect(await session()).toBeNull();
  }
});

describe("a response", () => {
  /** Starts a sign-in with GitHub, and returns the state that GitHub has to send back. */
  async function leave({ call }: ReturnType<typeof providerBrowser>) {
    const { csrfToken } = (await call("GET", "csrf")).body;
    const { location } = await call("POST", "signin/github", { csrfToken });
    return new URL(location).searchParams.get("state") ?? "";
  }
  const own = () => gitHub({ clientId: "id", clientSecret: "secret" }, hosts);
  beforeEach(() => {
    identity = newIdentity(true);
  });

  test.each([
    ["without a state", () => ({ code: "a-code" })],
    [
      "with another browser's state",
      async () => ({ code: "a-code", state: await leave(providerBrowser([own()])) }),
    ],
  ])("%s signs no one in and creates no user", async (_what, received) => {
    const browser = providerBrowser([own()]);
    await leave(browser);
    const { location } = await browser.call("GET", "callback/github", {}, await received());
    expect(location).toContain("error=");
    expect(await browser.session()).toBeNull();
    expect(await userOf(identity.email)).toBeNull();
  });

  test("is accepted only at the address of the provider to which the browser was sent, so that no provider can respond for another", async () => {
    const other = { ...own(), id: "other" };
    const browser = providerBrowser([own(), other]);
    const state = await leave(browser);
    const elsewhere = await browser.call("GET", "callback/other", {}, { code: "a-code", state });
    expect(elsewhere.location).toContain("error=");
    expect(await browser.session()).toBeNull();
    await browser.call("GET", "callback/github", {}, { code: "a-code", state });
    expect(await browser.session()).not.toBeNull();
  });

  test("from another provider with the same user id belongs to another person", async () => {
    const github = await signInThrough(own());
    const theirs = { ...identity, email: `${randomUUID()}@people.example` };
    identity = theirs;
    const other = await signInThrough({ ...own(), id: "other" });
    expect(other.session?.userId).not.toBe(github.session?.userId);
    expect((await userOf(theirs.email))?.linkedProviders).toMatchObject([
      { provider: "other", providerAccountId: String(theirs.id) },
    ]);
  });
});
