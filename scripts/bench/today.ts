import { accountOfJob } from "#server/core/access.ts";
import { sqlOn } from "#server/core/sql.ts";
import { readToday } from "#server/resources/today/store.ts";
import type { Product } from "../shared/product.ts";
import { inTurns } from "../shared/timing.ts";

const CARDS = 5_000;
const TASKS = 1_000;
const REPEATS = 15;

/** Measures the SQL of Today for an account with many cards and tasks: a tenth of the tasks is due, and half is done. */
export async function todayFigures({ sql: database, seed }: Product): Promise<Record<string, string>> {
  const account = await seed(CARDS);
  await database.query(
    `INSERT INTO tasks (id, account_id, text, application_id, due_at, comes_up_at, time_zone, done_at)
     SELECT 'tsk_' || a.id, a.account_id, 'Call', a.id, due.at, due.at, 'UTC', CASE WHEN n % 2 = 0 THEN now() END
     FROM (SELECT *, row_number() OVER (ORDER BY id) AS n FROM applications WHERE account_id = $1 LIMIT $2) a,
       LATERAL (SELECT date_trunc('day', now()) + (n % 10) * interval '1 day' AS at) due`,
    [account.accountId, TASKS],
  );
  await database.query("ANALYZE tasks");
  const [sql, accountId] = [sqlOn(database), accountOfJob(account.accountId)];
  const [ms = 0] = await inTurns([() => readToday(sql, accountId, new Date())], REPEATS);
  return { "Today's SQL, 5,000 cards and 1,000 tasks, ms (20)": ms.toFixed(1) };
}
