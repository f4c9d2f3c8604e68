import { sql as raw } from "kysely";
import { sqlOn } from "#server/core/sql.ts";
import { db, type Statement, statement } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import { pool } from "#server/lib/database.ts";
import { RETENTION, type SweepJob } from "./retention.ts";

/** Rows that go in one transaction: no statement comes near its time, and nobody waits long for a lock. */
export const SWEPT_AT_ONCE = 5_000;

/** Rows that another sweep holds are left to it. */
function sweepOf(table: string, past: ReturnType<typeof raw<boolean>>) {
  return statement(`${table}_sweep`, () =>
    // The type of one table stands for that of all: nothing is read of a row.
    db
      .deleteFrom(table as "budget_uses")
      .where(
        raw<boolean>`ctid = ANY (ARRAY (SELECT ctid FROM ${raw.table(table)} WHERE ${past} LIMIT ${raw.lit(SWEPT_AT_ONCE)} FOR UPDATE SKIP LOCKED))`,
      ),
  );
}

const sweeps: readonly { table: keyof Tables; job: SweepJob; sweep: Statement<object, unknown> }[] =
  Object.entries(RETENTION).flatMap(([name, kept]) => {
    if (!("past" in kept)) return [];
    const table = name as keyof Tables;
    return [{ table, job: kept.job, sweep: sweepOf(table, kept.past) }];
  });

/**
 * Deletes what is past its time in the tables that the job looks after, some rows at a time. What ends amid it has lost nothing: the next
 * run goes on. Gives how many rows went.
 */
export async function sweepTables(job: SweepJob): Promise<number> {
  const sql = sqlOn(pool);
  let gone = 0;
  for (const { sweep } of sweeps.filter((one) => one.job === job)) {
    for (let deleted = SWEPT_AT_ONCE; deleted === SWEPT_AT_ONCE; gone += deleted) {
      deleted = await sql.run(sweep, {});
    }
  }
  return gone;
}
