import type { OAuthConfig } from "next-auth/providers/oauth";
import { beforeEach, expect, test } from "vitest";
import { env } from "#server/lib/env.ts";
import { oauthProviders } from "./providers.ts";

beforeEach(() => {
  for (const name of ["GOOGLE", "GITHUB", "LINKEDIN"] as const) {
    env()[`${name}_CLIENT_ID`] = "id";
    env()[`${name}_CLIENT_SECRET`] = "secret";
  }
});

const provider = (id: string) => {
  const found = oauthProviders().find((item) => item.id === id);
  if (found?.type !== "oauth") throw new Error(`${id} is not offered`);
  return found as OAuthConfig<Record<string, unknown>>;
};
const claims = { sub: "1", name: "Ada Kern", email: "ada@people.example" };

test.each([
  ["google", "https://accounts.google.com"],
  ["linkedin", "https://www.linkedin.com/oauth"],
])("an identity token of %s is accepted only from its own issuer", async (id, issuer) => {
  const { profile } = provider(id);
  const read = async (iss?: string) => profile({ ...claims, iss }, {});
  expect(await read(issuer)).toMatchObject({ id: "1", email: "ada@people.example" });
  for (const other of ["https://accounts.example", `${issuer}.example`, undefined]) {
    await expect(read(other)).rejects.toThrow("another issuer");
  }
});

test("a response is bound to the request that the browser started, by every check that the provider supports", () => {
  expect(provider("google").checks).toEqual(["pkce", "state", "nonce"]);
  // next-auth checks the state by default.
  for (const id of ["github", "linkedin"]) expect(provider(id).checks ?? ["state"]).toContain("state");
});
