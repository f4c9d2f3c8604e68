import type { Sql } from "#server/core/sql.ts";
import { traceMark } from "#server/lib/spans.ts";
import { ownerOfWork } from "#server/lib/work.ts";
import { jobBoss } from "./boss.ts";
import type { JobData } from "./queues.ts";

const WAITING = `FROM pgboss.job WHERE name = $1 AND state < 'active' AND NOT blocked`;
/**
 * The priority of an owner's next job: below the owner's waiting jobs, and below the first job that could run
 * now, so that owners rotate. No job is added at the highest priority while another has it, so every job runs
 * eventually. Indexes find both priorities, however many jobs wait. The search doesn't look past the first
 * thousand jobs that are planned for later.
 */
const PRIORITY = `SELECT least(0,
  (SELECT priority FROM (SELECT priority, start_after ${WAITING} ORDER BY priority DESC LIMIT 1000) AS first
    WHERE start_after <= now() ORDER BY priority DESC LIMIT 1) - 1,
  (SELECT priority ${WAITING} AND group_id = $2 ORDER BY priority LIMIT 1) - 1) AS priority`;

/**
 * Adds a job to the queue within the caller's transaction: it exists only if the change is committed. With tracing on, it continues the
 * trace of the request. Owners take turns, however many jobs each has waiting.
 * @param startAfter when it may run; immediately if left out
 */
export async function enqueue<Name extends keyof JobData>(
  sql: Sql,
  name: Name,
  data: JobData[Name],
  startAfter?: Date,
): Promise<void> {
  const boss = await jobBoss();
  const db = {
    executeSql: async (text: string, values: unknown[] = []) => ({
      rows: await sql.foreign(`enqueue_${name}`, text, values.map(String)),
    }),
  };
  const owner = ownerOfWork();
  const [turn] = await sql.foreign("priority_of_job", PRIORITY, [name, owner]);
  const options = { db, group: { id: owner }, ...turn, ...(startAfter ? { startAfter } : {}) };
  await boss.send(name, { ...data, ...traceMark() }, options);
}
