import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { pool } from "./database.ts";
import { env } from "./env.ts";
import { makeLimiter } from "./limiter.ts";

test("a process knows without the database that a count that is stored there has exceeded its limit", async () => {
  vi.spyOn(env(), "RATE_LIMIT_STORE", "get").mockReturnValue("postgres");
  const limiter = makeLimiter("limiter-test", 2, 60);
  const key = randomUUID();
  await limiter.spend(key);
  await limiter.spend(key);
  expect(await limiter.spend(key)).toMatchObject({ isOver: true });
  const connected = vi.spyOn(pool, "connect");
  expect(await limiter.read(key)).toMatchObject({ isOver: true, used: 3, remaining: 0 });
  expect(await limiter.read(randomUUID())).toMatchObject({ isOver: false, remaining: 2 });
  expect(connected).not.toHaveBeenCalled();
});
