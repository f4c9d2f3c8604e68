import { setTimeout as wait } from "node:timers/promises";
import { logger } from "#server/lib/logger.ts";
import { closeBoss, restartBoss } from "./boss.ts";
import { jobs } from "./table.ts";

const RETRY_MS = 3_000;

let wanted = false;

/**
 * Runs the jobs in this process: those that are enqueued, and those on schedule. While the database can't be reached it
 * tries again.
 */
export async function startJobs(): Promise<void> {
  wanted = true;
  while (wanted) {
    try {
      await takeJobs();
      return;
    } catch (error) {
      if (!wanted) return;
      logger.warn({ error: error instanceof Error ? error.message : error }, "jobs wait for the database");
      await closeBoss();
      await wait(RETRY_MS, undefined, { ref: false });
    }
  }
}

/** Takes no more jobs, and gives those in hand ten seconds. */
export async function stopJobs(): Promise<void> {
  wanted = false;
  await closeBoss();
}

async function takeJobs(): Promise<void> {
  const boss = await restartBoss("work");
  for (const [name, job] of Object.entries(jobs)) {
    await boss.work(name, { pollingIntervalSeconds: job.pollSeconds }, async ([taken]) => {
      if (!taken) return;
      try {
        await job.run(taken.data as never, taken.id);
      } catch (error) {
        logger.error({ job: name, id: taken.id, error }, "a job failed");
        throw error;
      }
    });
    if (job.schedule) await boss.schedule(name, job.schedule);
  }
}
