import path from "node:path";
import { afterAll, afterEach, beforeAll, inject, vi } from "vitest";
import { env } from "#server/lib/env.ts";
import { workerOrigin } from "./worker-port.ts";

// Runs before a test file and its imports. Each worker has its own database, so that files run in parallel.
const worker = Number(process.env.VITEST_POOL_ID ?? 1);

process.env.DATABASE_URL = inject("databaseUrls")[worker - 1];
process.env.OFFERLANE_DATA = path.join(inject("dataFolder"), String(worker));
process.env.AUTH_SECRET = "the secret of tests is no secret at all";
process.env.LOG_LEVEL ??= "silent";
process.env.RATE_LIMIT = "on";
// A busy machine isn't overload.
process.env.OVERLOAD_SHEDDING = "off";
process.env.WEBHOOKS_TO_LOOPBACK = "on";
// Set from the start, because the authorization server, for example, keeps its first address.
process.env.PUBLIC_URL = await workerOrigin();

if (process.env.TEST_PREPARED_DATABASE_URL !== undefined)
  beforeAll(async () => {
    const { chooseVariant } = await import("#server/lib/citus/detection.ts");
    await chooseVariant();
  });

// A worker's files share modules, but each test starts with the worker's first settings, with real timers, and without spies.
const settings = { ...env() };
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const name of Object.keys(env())) Reflect.deleteProperty(env(), name);
  Object.assign(env(), settings);
});

// Otherwise the next file would see a suspect database if this one lost connections, and its jobs would run behind those left here.
afterAll(async () => {
  const { pool } = await import("#server/lib/database.ts");
  const { databaseResponds } = await import("#server/lib/database-watch.ts");
  await databaseResponds(pool);
  const { rows } = await pool.query("SELECT to_regclass('pgboss.job') IS NOT NULL AS installed");
  if (rows[0].installed) await pool.query("DELETE FROM pgboss.job");
});
