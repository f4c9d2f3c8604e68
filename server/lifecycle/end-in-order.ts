import { setTimeout as wait } from "node:timers/promises";
import { toOperationError } from "#server/core/errors.ts";
import { flushAnnouncements, stopListening } from "#server/core/live.ts";
import { stopJobs } from "#server/jobs/jobs.ts";
import { endPools } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";
import { stopTracing } from "./tracing.ts";
import type { ShutdownTimes } from "./traffic.ts";

/**
 * Ctrl-C reaches every process of a terminal, and each forwards it. Signals within this time count as one.
 */
const SAME_REQUEST_MS = 1_000;
/** The longest that each of the last steps, which wait for the database, may take. */
const LAST_STEP_MS = 5_000;

/** The work of a process before the last steps: a server finishes its requests. Returns the number of requests that were cut off. */
export type Drain = (times: ShutdownTimes) => Promise<number>;

/**
 * Ends this process in order at SIGTERM, SIGINT, or a fault: requests get responses, jobs finish or return to their queue,
 * announcements are sent, database connections close. The exit code is 0, or 1 after a fault. A second signal ends it immediately.
 */
export function endInOrder(drain: Drain = async () => 0): void {
  let begun: number | null = null;
  const begin = async (reason: string, exitCode: number) => {
    if (begun !== null) {
      if (exitCode > 0) process.exitCode = exitCode;
      return;
    }
    begun = performance.now();
    process.exitCode = exitCode;
    await end(reason, exitCode, drain);
    process.exit();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (begun === null) void begin(signal, 0);
      else if (performance.now() - begun > SAME_REQUEST_MS) process.exit(1);
    });
  }
  onFault(() => void begin("fault", 1));
}

async function end(reason: string, exitCode: number, drain: Drain): Promise<void> {
  const { SHUTDOWN_DELAY_SECONDS, SHUTDOWN_GRACE_SECONDS } = env();
  // A process with a fault shouldn't take more requests until a balancer notices.
  const delayMs = exitCode > 0 ? 0 : SHUTDOWN_DELAY_SECONDS * 1_000;
  const graceMs = SHUTDOWN_GRACE_SECONDS * 1_000;
  logger.info({ why: reason, delayMs, graceMs }, "stopping");
  const [cut] = await Promise.all([drain({ delayMs, graceMs }), step("jobs", stopJobs(delayMs + graceMs))]);
  if (cut > 0) logger.warn({ requests: cut }, "requests took too long and were ended");
  // Jobs that the last requests enqueued are in the database. This closes the queue client that those
  // requests opened.
  await step("queue", stopJobs(0));
  await step("announcements", inTime(flushAnnouncements()));
  await step("listening", inTime(stopListening()));
  await step("database", inTime(endPools()));
  await step("traces", inTime(stopTracing()));
  logger.info("stopped");
}

/** Logs a step's failure, so that the other steps still run. */
async function step(name: string, work: Promise<unknown>): Promise<void> {
  await work.catch((error: Error) =>
    logger.warn({ step: name, error: error.message }, "a step of the shutdown failed"),
  );
}

async function inTime(work: Promise<unknown>): Promise<unknown> {
  const timeout = wait(LAST_STEP_MS, undefined, { ref: false }).then(() => {
    throw new Error("It took too long.");
  });
  return Promise.race([work, timeout]);
}

/**
 * Calls `end` at an uncaught error, because the process's state can't be trusted anymore. A promise that rejects only because of a
 * rejected request, an unreachable database, a disconnected client, or a redirect isn't a fault: pages start reads before they await them.
 */
function onFault(end: () => void): void {
  process.on("uncaughtException", (error) => {
    logger.fatal({ err: error }, "uncaught exception: the process ends");
    end();
  });
  process.on("unhandledRejection", (reason) => {
    if (isExpectedRejection(reason)) return logger.warn({ err: reason }, "an unawaited promise was rejected");
    logger.fatal({ err: reason }, "unhandled rejection: the process ends");
    end();
  });
}

function isExpectedRejection(reason: unknown): boolean {
  const { name, digest } = (reason ?? {}) as { name?: unknown; digest?: unknown };
  if (name === "AbortError" || (typeof digest === "string" && digest.startsWith("NEXT_"))) return true;
  return toOperationError(reason).code !== "internal_error";
}
