import { setTimeout as wait } from "node:timers/promises";
import { flushAnnouncements, stopListening } from "#server/core/live.ts";
import { stopJobs } from "#server/jobs/jobs.ts";
import { endPools } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";
import { onFault } from "./faults.ts";
import { stopTracing } from "./tracing.ts";
import type { Patience } from "./traffic.ts";

/** Ctrl-C reaches every process of a terminal, and each passes it on: what comes so soon is the same wish. */
const SAME_WISH_MS = 1_000;
/** How long each of the last steps may take, which wait for the database. */
const LAST_STEP_MS = 5_000;

/** What a process does before the last steps: a server answers what it was asked. Gives how many requests it had to cut. */
export type Drain = (patience: Patience) => Promise<number>;

/**
 * Ends this process in order at SIGTERM, SIGINT or a fault: requests are answered, jobs finish or go back to their queue, announcements
 * leave, connections to the database close. The exit code is 0, and 1 after a fault. A second signal ends it at once.
 */
export function endInOrder(drain: Drain = async () => 0): void {
  let begun: number | null = null;
  const begin = async (why: string, exitCode: number) => {
    if (begun !== null) {
      if (exitCode > 0) process.exitCode = exitCode;
      return;
    }
    begun = performance.now();
    process.exitCode = exitCode;
    await end(why, exitCode, drain);
    process.exit();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (begun === null) void begin(signal, 0);
      else if (performance.now() - begun > SAME_WISH_MS) process.exit(1);
    });
  }
  onFault(() => void begin("fault", 1));
}

async function end(why: string, exitCode: number, drain: Drain): Promise<void> {
  const { SHUTDOWN_DELAY_SECONDS, SHUTDOWN_GRACE_SECONDS } = env();
  // A process that failed is not to take more work while a balancer looks away.
  const delayMs = exitCode > 0 ? 0 : SHUTDOWN_DELAY_SECONDS * 1_000;
  const graceMs = SHUTDOWN_GRACE_SECONDS * 1_000;
  logger.info({ why, delayMs, graceMs }, "stopping");
  const [cut] = await Promise.all([drain({ delayMs, graceMs }), step("jobs", stopJobs(delayMs + graceMs))]);
  if (cut > 0) logger.warn({ requests: cut }, "requests took too long and were cut");
  // What requests enqueued meanwhile stands in the database; the end of the queue that they opened is closed here.
  await step("queue", stopJobs(0));
  await step("announcements", inTime(flushAnnouncements()));
  await step("listening", inTime(stopListening()));
  await step("database", inTime(endPools()));
  await step("traces", inTime(stopTracing()));
  logger.info("stopped");
}

/** A step that fails is said, and keeps none of the others from being done. */
async function step(name: string, work: Promise<unknown>): Promise<void> {
  await work.catch((error: Error) =>
    logger.warn({ step: name, error: error.message }, "stopping met a problem"),
  );
}

async function inTime(work: Promise<unknown>): Promise<unknown> {
  const patience = wait(LAST_STEP_MS, undefined, { ref: false }).then(() => {
    throw new Error("It took too long.");
  });
  return Promise.race([work, patience]);
}
