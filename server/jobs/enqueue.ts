import type { Sql } from "#server/core/sql.ts";
import { traceMark } from "#server/lib/spans.ts";
import { BACKGROUND, ownerOfTurn } from "#server/lib/work.ts";
import { jobBoss } from "./boss.ts";
import type { JobData } from "./queues.ts";

/**
 * Puts a job in the queue within the caller's transaction: it exists exactly where the change is committed. Where traces are
 * asked for, it goes on with the trace of the request. The jobs that one person's or network's requests put in take turns with those of others.
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
  const owner = ownerOfTurn();
  await boss.send(
    name,
    { ...data, ...traceMark() },
    {
      db,
      ...(owner === BACKGROUND ? {} : { group: { id: owner } }),
      ...(startAfter ? { startAfter } : {}),
    },
  );
}
