import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { pool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import { readFromReplica } from "./replica.ts";

afterEach(() => vi.restoreAllMocks());

/** A closed pool, whose statements all fail. */
async function closedPool() {
  const closed = new pg.Pool();
  await closed.end();
  return closed as typeof pool;
}

test("a failure of the primary isn't blamed on the replica", async () => {
  const warned = vi.spyOn(logger, "warn").mockReturnValue();
  const primary = await closedPool();
  await expect(readFromReplica(async () => "read", { primary, replica: pool })).rejects.toThrow("pool");
  expect(warned).not.toHaveBeenCalled();
});

test("a failure of the replica is logged, and the primary is read", async () => {
  const warned = vi.spyOn(logger, "warn").mockReturnValue();
  expect(await readFromReplica(async () => "read", { primary: pool, replica: await closedPool() })).toBe(
    "read",
  );
  expect(warned).toHaveBeenCalledWith(expect.anything(), "the replica failed a read");
});
