import { flushAnnouncements, startListening, stopListening } from "#server/core/live.ts";
import { pool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import { startJobs, stopJobs } from "./jobs.ts";

/** `npm run worker`: the jobs without the web, for an installation that wants them apart. */
async function stop(): Promise<void> {
  await stopJobs();
  await stopListening();
  await flushAnnouncements();
  await pool.end();
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
await startListening();
await startJobs();
logger.info("jobs are running");
