import { credentialCache } from "#server/auth/credential-cache.ts";
import { startListening } from "#server/core/live.ts";
import { startJobs } from "#server/jobs/jobs.ts";
import { chooseVariantAtStart } from "#server/lib/citus/detection.ts";
import { endInOrder } from "#server/lifecycle/end-in-order.ts";
import { serveMetrics } from "#server/lifecycle/metrics-server.ts";
import { startTracing } from "#server/lifecycle/tracing.ts";
import { Traffic } from "#server/lifecycle/traffic.ts";
import { placeOf } from "#server/transports/denied-requests.ts";
import { pagesAreReady, storeIsReady } from "#server/transports/health.ts";
import { guardPages } from "#server/transports/page-guards.ts";
import { listen } from "./http-server.ts";
import { announce } from "./server-process.ts";

// The HTTP server in a separate process, for tests that end it in different ways. It prints its address.
// Cached credentials don't expire here, so that tests see only revocations that were announced.
for (const kind of ["api-key", "access-token", "session"] as const) credentialCache(kind, 3_600_000);
await startTracing(placeOf);
void chooseVariantAtStart();
await startListening();
if (process.env.WITH_JOBS) await startJobs();
const traffic = new Traffic();
const pages = guardPages((_request, response) => void response.end("a page"));
const { server, origin } = await listen(0, (listener) => traffic.watched(listener), pages);
serveMetrics();
endInOrder((patience) => traffic.drain(server, patience));
pagesAreReady();
storeIsReady();
announce(origin);
