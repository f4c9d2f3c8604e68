import { generateKeyPairSync, type KeyObject, randomUUID, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { signInThrough } from "#server/testing/provider-browser.ts";
import { oauthProviders } from "./providers.ts";

const ISSUER = "https://accounts.google.com";
const CLIENT = "our-client";
const newPair = () => generateKeyPairSync("rsa", { modulusLength: 2_048 });
const [own, other] = [newPair(), newPair()];

/** The claims of the provider's token and how it is signed. Each test changes some of them. */
type Token = { claims: Record<string, unknown>; header: Record<string, unknown>; key: KeyObject | null };
let token: Token;
let nonce = "";

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
function written({ claims, header, key }: Token): string {
  const text = `${encoded({ typ: "JWT", alg: "RS256", kid: "own", ...header })}.${encoded(claims)}`;
  return `${text}.${key === null ? "" : sign("RSA-SHA256", Buffer.from(text), key).toString("base64url")}`;
}

/** Simulates Google: its metadata, keys, and tokens. */
const google = createServer((request, response) => {
  const origin = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  const responses: Record<string, unknown> = {
    "/.well-known/openid-configuration": {
      issuer: ISSUER,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      jwks_uri: `${origin}/keys`,
      id_token_signing_alg_values_supported: ["RS256"],
    },
    "/keys": { keys: [{ ...own.publicKey.export({ format: "jwk" }), kid: "own", alg: "RS256", use: "sig" }] },
    "/token": {
      access_token: "x",
      token_type: "bearer",
      id_token: written({ ...token, claims: { nonce, ...token.claims } }),
    },
  };
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(responses[request.url?.split("?")[0] ?? ""]));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => google.listen(0, "127.0.0.1", resolve));
});
afterAll(() => google.close());

let email = "";
beforeEach(() => {
  Object.assign(env(), { GOOGLE_CLIENT_ID: CLIENT, GOOGLE_CLIENT_SECRET: "secret" });
  email = `${randomUUID()}@people.example`;
  const seconds = Math.floor(Date.now() / 1_000);
  const times = { iat: seconds, exp: seconds + 600 };
  const who = { iss: ISSUER, aud: CLIENT, sub: randomUUID(), email, email_verified: true, name: "Ada" };
  token = { claims: { ...who, ...times }, header: {}, key: own.privateKey };
});

function signInThroughGoogle() {
  const found = oauthProviders().find(({ id }) => id === "google") as OAuthConfig<Record<string, unknown>>;
  const wellKnown = `http://127.0.0.1:${(google.address() as AddressInfo).port}/.well-known/openid-configuration`;
  const leave = ({ searchParams }: URL) => {
    nonce = searchParams.get("nonce") ?? "";
  };
  return signInThrough({ ...found, wellKnown }, { leave });
}
const arrived = () => prisma.user.count({ where: { email } });

test("an identity token that the provider signed for us signs the user in", async () => {
  const { session } = await signInThroughGoogle();
  expect(session).not.toBeNull();
  expect(await arrived()).toBe(1);
});

const WRONG: Record<string, () => void> = {
  "signed with another key": () => {
    token.key = other.privateKey;
  },
  "not signed": () => {
    Object.assign(token, { header: { alg: "none" }, key: null });
  },
  "that names one of our secrets as its key": () => {
    token.header = { alg: "HS256" };
  },
  "for another client": () => {
    token.claims.aud = "another-client";
  },
  "of another issuer": () => {
    token.claims.iss = "https://accounts.example";
  },
  "whose time is over": () => {
    token.claims.exp = Number(token.claims.iat) - 600;
  },
  "of another browser's request": () => {
    token.claims.nonce = "another";
  },
};

test.each(Object.entries(WRONG))(
  "an identity token %s signs no one in and creates no user",
  async (_what, spoil) => {
    spoil();
    const { session, landed } = await signInThroughGoogle();
    expect(session).toBeNull();
    expect(landed).toContain("error=");
    expect(await arrived()).toBe(0);
  },
);
