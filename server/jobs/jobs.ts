import { logger } from "#server/lib/logger.ts";
import { closeBoss, restartBoss } from "./boss.ts";
import { jobs } from "./table.ts";

/** Runs the jobs in this process: those that are enqueued, and those on schedule. */
export async function startJobs(): Promise<void> {
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

/** Takes no more jobs, and gives those in hand ten seconds. */
export async function stopJobs(): Promise<void> {
  await closeBoss();
}
