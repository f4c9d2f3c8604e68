import { startListening } from "#server/core/live.ts";
import { startJobs } from "#server/jobs/jobs.ts";
import { chooseVariantAtStart } from "#server/lib/citus/detection.ts";
import { logger } from "#server/lib/logger.ts";
import { endInOrder } from "#server/lifecycle/end-in-order.ts";
import { serveMetrics } from "#server/lifecycle/metrics-server.ts";
import { startTracing } from "#server/lifecycle/tracing.ts";
import { claimStoreAtStart } from "#server/resources/resumes/store-identity.ts";

// `npm run worker`: runs the jobs without the web server, for installations that separate them.
await startTracing();
serveMetrics();
endInOrder();
void chooseVariantAtStart();
await startListening();
await claimStoreAtStart();
await startJobs();
logger.info("jobs are running");
