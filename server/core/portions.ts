import { sql as raw } from "kysely";
import { someRows } from "#server/lib/citus/variants.ts";
import { makeFairQueue } from "#server/lib/fair-queue.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { OperationError } from "./errors.ts";
import { type Params, query } from "./query.ts";
import type { Sql } from "./sql.ts";
import { db, deleteFrom, updateTable } from "./statements.ts";
import type { Tables } from "./tables.ts";
import { inSqlTransaction, lockName } from "./transaction.ts";

type Table = keyof Tables & string;
type ColumnOf<Name extends Table> = keyof Tables[Name] & string;
/** The rows to end: up to `limit` of those with the id, except the first `skip` ones. */
export type Portion = { id: string; limit: number; skip: number };
/** Ends a portion of a table's rows, by deleting or changing them; returns how many it ended. */
export type Step = (sql: Sql, params: Portion) => Promise<number>;

/** Declares a step that deletes the rows with an id in the column. */
export function removal<Name extends Table>(table: Name, column: ColumnOf<Name>): Step {
  return query.execute(`remove_${table}_by_${column}`, (params: Params<Portion>) =>
    // One table's type is used for all.
    deleteFrom(table as "applications")
      .where(column as "id", "=", params.id)
      .where(someRows(table, raw`${raw.ref(column)} = ${params.id}`, params)),
  );
}

/** Declares a step that sets the column to null in the rows with the id. The rows are kept. */
export function clearing<Name extends Table>(table: Name, column: ColumnOf<Name>): Step {
  return query.execute(`clear_${table}_${column}`, (params: Params<Portion>) =>
    updateTable(table as "applications")
      .set({ [column as "resume_id"]: null })
      .where(column as "resume_id", "=", params.id)
      .where(someRows(table, raw`${raw.ref(column)} = ${params.id}`, params)),
  );
}

/**
 * Takes the steps in turn until they have ended the given number of rows. @param skip the number of rows that
 * each step leaves
 * @returns how many more rows could have been ended: 0 if some may be left
 */
export async function takeSteps(
  sql: Sql,
  steps: readonly Step[],
  id: string,
  most: number,
  skip = 0,
): Promise<number> {
  let remaining = most;
  for (const step of steps) {
    remaining -= await step(sql, { id, limit: remaining, skip });
    if (remaining <= 0) return 0;
  }
  return remaining;
}

/** The most rows that one transaction deletes, so that it takes less than a second. */
export const AT_ONCE = 5_000;

/** Each deletion in portions holds two connections; if all connections waited for a second one, none would get it. */
const DELETIONS = { running: 4, waiting: 0 };
const deletions = processGlobal("deletions-in-portions", () => makeFairQueue(DELETIONS, () => DELETIONS));

const stayOpen = query.execute("portions_stay_open", () => db.selectNoFrom(raw<number>`1`.as("open")));

/**
 * Checks whether the steps would end a row, by trying them and rolling back. Most calls stop here and need no
 * second connection.
 */
async function hasMore(sql: Sql, steps: readonly Step[], id: string, skip: number): Promise<boolean> {
  await sql.foreign("portions_try", "SAVEPOINT portions_try", []);
  const left = await takeSteps(sql, steps, id, 1, skip);
  await sql.foreign("portions_try_end", "ROLLBACK TO SAVEPOINT portions_try", []);
  return left === 0;
}

/**
 * Takes the steps in separate transactions until each step has at most `skip` rows left, few enough for the
 * caller's transaction to end with the rest of its work.
 * @param waiting the caller's transaction, which has locked nothing that the steps need
 * @throws unavailable if this process is already ending the rows of several others
 */
export async function endMost(waiting: Sql, steps: readonly Step[], id: string, skip: number): Promise<void> {
  if (!(await hasMore(waiting, steps, id, skip))) return;
  const endSome = async (sql: Sql) => {
    // Without the lock, concurrent runs would wait for each other's rows.
    await lockName(sql, { name: `portions of ${id}` });
    return takeSteps(sql, steps, id, AT_ONCE, skip);
  };
  const turn = deletions.begin(id);
  if (turn === null) {
    const headers = { "Retry-After": "5" };
    throw new OperationError(
      "unavailable",
      "Several large deletions are running right now. Try again in a moment.",
      { headers },
    );
  }
  try {
    // PostgreSQL ends a transaction that is idle for too long.
    while ((await inSqlTransaction(endSome)) === 0) await stayOpen(waiting, {});
  } finally {
    turn.end();
  }
}
