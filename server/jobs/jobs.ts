import { setTimeout as wait } from "node:timers/promises";
import type { JobResult, Job as PgBossJob } from "pg-boss";
import { logger } from "#server/lib/logger.ts";
import { metrics } from "#server/lib/metrics.ts";
import { inTraceOf, type TraceMark } from "#server/lib/spans.ts";
import { BACKGROUND, onBehalfOf } from "#server/lib/work.ts";
import { closeBoss, restartBoss } from "./boss.ts";
import { handlers } from "./handlers.ts";
import { type JobName, queues, type Turns } from "./queues.ts";

const RETRY_MS = 3_000;
/** The settings for scheduled work, which has no owner. */
const ALONE: Turns = { batches: 1, batch: 10, ofAnOwner: 10 };

let isStarted = false;

/**
 * Runs the jobs in this process: enqueued ones, scheduled ones, and webhook deliveries. Retries while the database can't be
 * reached.
 */
export async function startJobs(): Promise<void> {
  isStarted = true;
  while (isStarted) {
    try {
      await takeJobs();
      const { startDeliveries } = await import("#server/resources/webhooks/delivery/deliveries.ts");
      if (isStarted) startDeliveries();
      return;
    } catch (error) {
      if (!isStarted) return;
      logger.warn({ error: error instanceof Error ? error.message : error }, "jobs wait for the database");
      await closeBoss();
      await wait(RETRY_MS, undefined, { ref: false });
    }
  }
}

/** Takes no more jobs and lets running ones finish within the given time. Unfinished ones return to their queue. */
export async function stopJobs(timeoutMs: number): Promise<void> {
  isStarted = false;
  const { stopDeliveries } = await import("#server/resources/webhooks/delivery/deliveries.ts");
  await Promise.all([closeBoss(timeoutMs), stopDeliveries(timeoutMs)]);
}

async function takeJobs(): Promise<void> {
  const boss = await restartBoss("work");
  for (const name of Object.keys(queues) as JobName[]) {
    const queue = queues[name];
    // Full batches mean more work, so the next poll is skipped.
    const { batches, batch, ofAnOwner } = "turns" in queue ? queue.turns : ALONE;
    const options = {
      pollingIntervalSeconds: queue.pollSeconds,
      batchSize: batch,
      burstWhenBatchFull: true,
      localConcurrency: batches,
      // Batches taken at the same moment could exceed a limit that is counted in the database, but not one
      // counted in this process.
      ...(batch === 1 ? { localGroupConcurrency: ofAnOwner } : { groupConcurrency: ofAnOwner }),
    };
    await boss.work(name, { ...options, perJobResults: true }, (jobs: PgBossJob[]) =>
      Promise.all(jobs.map((item) => runJob(name, item))),
    );
    if ("schedule" in queue) await boss.schedule(name, queue.schedule);
  }
}

/** Runs one job. If it fails, it alone is retried; the others of its batch are done. */
async function runJob(name: JobName, job: PgBossJob): Promise<JobResult> {
  const done = metrics.jobs.startTimer({ queue: name });
  try {
    const { traceparent, ...data } = (job.data ?? {}) as TraceMark;
    const mark = traceparent === undefined ? {} : { traceparent };
    const work = () => handlers[name](data as never, job.id);
    await inTraceOf(mark, `job ${name}`, () => onBehalfOf(job.groupId ?? BACKGROUND, work));
    done({ outcome: "completed" });
    return { id: job.id, status: "completed" };
  } catch (error) {
    done({ outcome: "failed" });
    logger.error({ job: name, id: job.id, error }, "a job failed");
    return { id: job.id, status: "failed", output: { message: String(error) } };
  }
}
