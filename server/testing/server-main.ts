import { credentialCache } from "#server/auth/credential-cache.ts";
import { startListening } from "#server/core/live.ts";
import { startJobs } from "#server/jobs/jobs.ts";
import { endInOrder } from "#server/lifecycle/end-in-order.ts";
import { serveMetrics } from "#server/lifecycle/metrics-server.ts";
import { startTracing } from "#server/lifecycle/tracing.ts";
import { Traffic } from "#server/lifecycle/traffic.ts";
import { placeOf } from "#server/surfaces/denials.ts";
import { pagesAreReady, storeIsReady } from "#server/surfaces/health.ts";
import { guardPages } from "#server/surfaces/page-guards.ts";
import { listen } from "./http-server.ts";

// The surfaces in a process of their own, for tests that end it one way or another. It says where it listens.
// No credential is forgotten by itself here: one that ends must be heard of, or a test waits for it in vain.
for (const kind of ["api-key", "access-token", "session"] as const) credentialCache(kind, 3_600_000);
await startTracing(placeOf);
await startListening();
if (process.env.WITH_JOBS) await startJobs();
const traffic = new Traffic();
const pages = guardPages((_request, response) => void response.end("a page"));
const { server, origin } = await listen(0, (listener) => traffic.watched(listener), pages);
serveMetrics();
endInOrder((patience) => traffic.drain(server, patience));
pagesAreReady();
storeIsReady();
process.stdout.write(`${origin}\n`);
