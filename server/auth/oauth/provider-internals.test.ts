import { errors, Provider } from "oidc-provider";
import { expect, test } from "vitest";
import { digestOf } from "../secrets.ts";
import { compareDigests, makeExchange, nameTokens } from "./provider-internals.ts";

const REDIRECT = "https://app.example/back";
const provider = new Provider("https://offerlane.example", {
  clients: [{ client_id: "app", client_secret: digestOf("the secret"), redirect_uris: [REDIRECT] }],
  cookies: { keys: ["a key of this test"] },
});
provider.proxy = true;

test("the library creates every access token with the method that we override", async () => {
  nameTokens(provider);
  const client = await provider.Client.find("app");
  if (!client) throw new Error("The client is gone.");
  const token = await new provider.AccessToken({ client, accountId: "person" } as never).save();
  expect(token).toMatch(/^ola_live_[\w-]{43}$/);
});

test("the library compares client secrets with the method that we override", async () => {
  compareDigests(provider);
  const client = (await provider.Client.find("app")) as unknown as {
    compareClientSecret(secret: string): boolean | Promise<boolean>;
  };
  expect(await client.compareClientSecret("the secret")).toBe(true);
  expect(await client.compareClientSecret("another secret")).toBe(false);
});

test("the library accepts a request without a connection, and looks for its own cookie in it", async () => {
  const { request, response } = makeExchange("_interaction=unknown");
  await expect(provider.interactionDetails(request, response)).rejects.toThrow(errors.SessionNotFound);
});
