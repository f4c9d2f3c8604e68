import type { Sql } from "#server/core/sql.ts";
import { traceMark } from "#server/lib/spans.ts";
import { BACKGROUND, ownerOfWork } from "#server/lib/work.ts";
import { jobBoss } from "./boss.ts";
import type { JobData } from "./queues.ts";

/**
 * Adds a job to the queue within the caller's transaction: it exists only if the change is committed. With tracing on, it continues the
 * trace of the request. Owners take turns in what runs at one time.
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
  const group = owner === BACKGROUND ? {} : { group: { id: owner } };
  const options = { db, ...group, ...(startAfter ? { startAfter } : {}) };
  await boss.send(name, { ...data, ...traceMark() }, options);
}
