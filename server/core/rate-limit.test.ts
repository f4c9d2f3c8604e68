import { afterAll, expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import { type ServerProcess, startServerProcess } from "#server/testing/server-process.ts";

const servers: ServerProcess[] = [];
afterAll(() => Promise.all(servers.map((server) => server.kill())));

const start = async (variables: Record<string, string>) => {
  const server = await startServerProcess({ RATE_LIMIT: "on", ...variables });
  servers.push(server);
  return server.origin;
};
const remaining = async (origin: string, key: string) => {
  const answer = await fetch(`${origin}/api/v1/me`, { headers: { Authorization: `Bearer ${key}` } });
  expect(answer.status).toBe(200);
  return Number(/r=(\d+)/.exec(answer.headers.get("ratelimit") ?? "")?.[1]);
};

test("several processes count a principal together where the database keeps the count, and apart otherwise", async () => {
  const { key } = await makeCaller();
  const together = await Promise.all([1, 2].map(() => start({ RATE_LIMIT_STORE: "postgres" })));
  const first = await remaining(together[0] ?? "", key);
  expect(await remaining(together[1] ?? "", key)).toBe(first - 1);
  expect(await remaining(together[0] ?? "", key)).toBe(first - 2);
  const alone = await start({ RATE_LIMIT_STORE: "memory" });
  expect(await remaining(alone, key)).toBe(first);
});

test("ten requests at once on two processes are ten", async () => {
  const { key } = await makeCaller();
  const origins = await Promise.all([1, 2].map(() => start({ RATE_LIMIT_STORE: "postgres" })));
  const first = await remaining(origins[0] ?? "", key);
  await Promise.all(Array.from({ length: 10 }, (_none, index) => remaining(origins[index % 2] ?? "", key)));
  expect(await remaining(origins[0] ?? "", key)).toBe(first - 11);
});
