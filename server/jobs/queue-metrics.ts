import { sqlOn } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import { gauge } from "#server/lib/metrics.ts";
import { queues } from "./queues.ts";

/** Jobs that could run now, and since when the oldest could. */
const WAITING = `SELECT name, count(*)::int AS jobs, extract(epoch FROM now() - min(start_after))::float AS age
  FROM pgboss.job WHERE state IN ('created', 'retry') AND start_after <= now() GROUP BY name`;

type Waiting = { name: string; jobs: number; age: number };

/** What waits in each queue of the product: one that nothing waits in is 0. */
export async function readWaitingJobs(): Promise<Waiting[]> {
  const { rows } = await pool.query<Waiting>(WAITING);
  const found = new Map(rows.map((row) => [row.name, row]));
  return Object.keys(queues).map((name) => found.get(name) ?? { name, jobs: 0, age: 0 });
}

/** Webhooks that could send now, and for how long the first could. */
async function readWaitingWebhooks() {
  const { readBacklog } = await import("#server/resources/webhooks/store/queue.ts");
  return readBacklog(sqlOn(pool));
}

/** Adds the gauges of the queues to the metrics; every process of an installation answers the same. */
export function measureQueues(): void {
  gauge("offerlane_queue_waiting_jobs", "Jobs that could run now, by queue.", async () =>
    (await readWaitingJobs()).map(({ name, jobs }) => ({ labels: { queue: name }, value: jobs })),
  );
  gauge("offerlane_queue_oldest_job_seconds", "For how long the oldest of them could have run.", async () =>
    (await readWaitingJobs()).map(({ name, age }) => ({ labels: { queue: name }, value: age })),
  );
  gauge("offerlane_webhooks_waiting", "Webhooks that could send an event now.", async () => [
    { value: (await readWaitingWebhooks()).waiting },
  ]);
  gauge(
    "offerlane_webhooks_oldest_seconds",
    "For how long the first of them could have sent it.",
    async () => [{ value: (await readWaitingWebhooks()).age }],
  );
}
