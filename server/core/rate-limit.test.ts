import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { type ServerProcess, startServerProcess } from "#server/testing/server-process.ts";
import { countCall } from "./rate-limit.ts";

const servers: ServerProcess[] = [];
afterAll(() => Promise.all(servers.map((server) => server.kill())));

const start = async (variables: Record<string, string>) => {
  const server = await startServerProcess({ RATE_LIMIT: "on", ...variables });
  servers.push(server);
  return server.origin;
};
const remaining = async (origin: string, key: string) => {
  const response = await fetch(`${origin}/api/v1/me`, { headers: { Authorization: `Bearer ${key}` } });
  expect(response.status).toBe(200);
  return Number(/r=(\d+)/.exec(response.headers.get("ratelimit") ?? "")?.[1]);
};

test("processes share a caller's count if the database stores it, and count separately otherwise", async () => {
  const { key } = await makeCaller();
  const together = await Promise.all([1, 2].map(() => start({ RATE_LIMIT_STORE: "postgres" })));
  const first = await remaining(together[0] ?? "", key);
  expect(await remaining(together[1] ?? "", key)).toBe(first - 1);
  expect(await remaining(together[0] ?? "", key)).toBe(first - 2);
  const alone = await start({ RATE_LIMIT_STORE: "memory" });
  expect(await remaining(alone, key)).toBe(first);
});

test("ten concurrent requests on two processes count as ten", async () => {
  const { key } = await makeCaller();
  const origins = await Promise.all([1, 2].map(() => start({ RATE_LIMIT_STORE: "postgres" })));
  const first = await remaining(origins[0] ?? "", key);
  await Promise.all(Array.from({ length: 10 }, (_none, index) => remaining(origins[index % 2] ?? "", key)));
  expect(await remaining(origins[0] ?? "", key)).toBe(first - 11);
});

const budgetOf = (headers: Map<string, string>) => [
  headers.get("RateLimit-Policy"),
  headers.get("RateLimit"),
];

test("50 keys of a person share a budget besides their own, and the headers name the one nearer its limit", async () => {
  const [userId, headers] = [randomUUID(), new Map<string, string>()];
  const { reads, personReads } = LIMITS.rates;
  const { apiKeys } = LIMITS.quotas;
  const call = (key: number) =>
    countCall({ principal: `${userId} ${key}`, userId, restrictedToOrganizationId: null }, "reads", headers);
  await call(0);
  expect(budgetOf(headers)).toEqual([
    `"reads";q=${reads};w=60`,
    expect.stringMatching(`^"reads";r=${reads - 1};t=`),
  ]);
  for (let sent = 1; sent < personReads; sent += 1) await call(sent % apiKeys);
  for (let key = 0; key < apiKeys; key += 1) {
    await expect(call(key)).rejects.toMatchObject({ code: "rate_limited" });
  }
  expect(budgetOf(headers)).toEqual([
    `"personReads";q=${personReads};w=60`,
    expect.stringMatching(/^"personReads";r=0;t=\d+$/),
  ]);
});

test("keys restricted to an organization share its budget, no matter who owns them", async () => {
  const [organizationId, headers] = [randomUUID(), new Map<string, string>()];
  const call = (userId: string) =>
    countCall({ principal: userId, userId, restrictedToOrganizationId: organizationId }, "writes", headers);
  const { writes, personWrites } = LIMITS.rates;
  const people = Array.from({ length: personWrites / writes }, () => randomUUID());
  for (const userId of people) for (let sent = 0; sent < writes; sent += 1) await call(userId);
  await expect(call(randomUUID())).rejects.toMatchObject({ code: "rate_limited" });
  expect(headers.get("RateLimit")).toMatch(/^"personWrites";r=0/);
});
