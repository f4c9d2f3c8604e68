import path from "node:path";
import { afterEach, inject, vi } from "vitest";
import { env } from "#server/lib/env.ts";
import { workerOrigin } from "./worker-port.ts";

// Runs before a test file and whatever it imports: workers have a database each, so that files run side by side.
const worker = Number(process.env.VITEST_POOL_ID ?? 1);

process.env.DATABASE_URL = inject("databaseUrls")[worker - 1];
process.env.OFFERLANE_DATA = path.join(inject("dataFolder"), String(worker));
process.env.AUTH_SECRET = "the secret of tests is no secret at all";
process.env.LOG_LEVEL ??= "silent";
process.env.RATE_LIMIT = "on";
// A busy machine is no crowd of requests.
process.env.OVERLOAD_SHEDDING = "off";
process.env.WEBHOOKS_TO_LOOPBACK = "on";
// Set from the start: the authorization server, for one, keeps the address that it is made with.
process.env.PUBLIC_URL = await workerOrigin();

// Files share modules, but no settings, clocks, or spies: each test finds them as the worker's first one did.
const settings = { ...env() };
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const name of Object.keys(env())) Reflect.deleteProperty(env(), name);
  Object.assign(env(), settings);
});
