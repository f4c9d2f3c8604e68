import type { Sql } from "#server/core/sql.ts";
import { traceMark } from "#server/lib/spans.ts";
import { jobBoss } from "./boss.ts";
import type { JobData } from "./queues.ts";

/**
 * Puts a job in the queue within the caller's transaction: it exists exactly where the change is committed. Where traces are
 * asked for, it goes on with the trace of the request.
 * @param startAfter when it may be taken; left out, at once
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
  await boss.send(name, { ...data, ...traceMark() }, startAfter ? { db, startAfter } : { db });
}
