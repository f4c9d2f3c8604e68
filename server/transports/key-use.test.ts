import { expect, test } from "vitest";
import { listApiKeys } from "#server/auth/api-keys.ts";
import { env } from "#server/lib/env.ts";
import { makeKey, makePerson } from "#server/testing/actors.ts";
import { http } from "#server/testing/http.ts";
import { listen } from "#server/testing/http-server.ts";

/** Returns the source in the key list after the key was used once with these headers. */
async function placeAfterUse(headers: Record<string, string>, origin?: string) {
  const person = await makePerson();
  const { key } = await makeKey(person);
  const authorization = { Authorization: `Bearer ${key}` };
  const request = {
    path: "/api/v1/me",
    headers: { ...authorization, ...headers },
    ...(origin ? { origin } : {}),
  };
  expect((await http(request)).status).toBe(200);
  const use = async () => (await listApiKeys({ userId: person.userId }))[0];
  // The use is recorded in parallel with the request.
  await expect.poll(async () => (await use())?.lastUsedAt ?? null).not.toBeNull();
  return use();
}

test("a key's use records the network of the connection and the program", async () => {
  expect(await placeAfterUse({ "User-Agent": "job-robot/1.0" })).toMatchObject({
    lastUsedFrom: "127.0.0.0/24",
    lastUsedBy: "job-robot",
  });
});

test("a trusted proxy's last X-Forwarded-For entry is used, and no earlier one", async () => {
  const use = await placeAfterUse({ "X-Forwarded-For": "192.0.2.66, 198.51.100.9" });
  expect(use?.lastUsedFrom).toBe("198.51.100.0/24");
});

test("X-Forwarded-For is ignored if it isn't from a trusted proxy", async () => {
  env().TRUSTED_PROXIES = "";
  const { server, origin } = await listen();
  const use = await placeAfterUse({ "X-Forwarded-For": "198.51.100.9" }, origin);
  server.close();
  expect(use?.lastUsedFrom).toBe("127.0.0.0/24");
});
