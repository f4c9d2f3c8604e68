import path from "node:path";
import { afterAll, inject } from "vitest";

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

// An address that a file of tests took for the server's ends with it; the worker goes on.
afterAll(async () => {
  const { env, loadEnvironment } = await import("#server/lib/env.ts");
  env().PUBLIC_URL = loadEnvironment(process.env).PUBLIC_URL;
});
