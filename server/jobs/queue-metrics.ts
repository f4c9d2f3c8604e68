import { sqlOn } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import { gauge } from "#server/lib/metrics.ts";
import { queues } from "./queues.ts";

/** Selects the jobs that could run now, and since when the oldest has been ready. */
const WAITING = `SELECT name, count(*)::int AS jobs, extract(epoch FROM now() - min(start_after))::float AS age
  FROM pgboss.job WHERE state IN ('created', 'retry') AND start_after <= now() GROUP BY name`;

type Waiting = { name: string; jobs: number; age: number };

/** Returns the waiting jobs of each of the product's queues; an empty queue has 0. */
export async function readWaitingJobs(): Promise<Waiting[]> {
  const { rows } = await pool.query<Waiting>(WAITING);
  const found = new Map(rows.map((row) => [row.name, row]));
  return Object.keys(queues).map((name) => found.get(name) ?? { name, jobs: 0, age: 0 });
}

/** Returns how many webhook endpoints could send now, and for how long the first has been ready. */
async function readWaitingWebhooks() {
  const { readBacklog } = await import("#server/resources/webhooks/store/queue.ts");
  return readBacklog(sqlOn(pool));
}

/** Adds the queues' gauges to the metrics. Every process of an installation reports the same values. */
export function measureQueues(): void {
  gauge("offerlane_queue_waiting_jobs", "Jobs that are ready to run, by queue.", async () =>
    (await readWaitingJobs()).map(({ name, jobs }) => ({ labels: { queue: name }, value: jobs })),
  );
  gauge("offerlane_queue_oldest_job_seconds", "How long the oldest job has been ready to run.", async () =>
    (await readWaitingJobs()).map(({ name, age }) => ({ labels: { queue: name }, value: age })),
  );
  gauge("offerlane_webhooks_waiting", "Webhooks that are ready to send an event.", async () => [
    { value: (await readWaitingWebhooks()).waiting },
  ]);
  gauge(
    "offerlane_webhooks_oldest_seconds",
    "How long the first webhook has been ready to send.",
    async () => [{ value: (await readWaitingWebhooks()).age }],
  );
}
