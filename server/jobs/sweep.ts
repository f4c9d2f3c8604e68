import { sql as raw } from "kysely";
import { db, type Statement, statement } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { RETENTION, type SweepJob } from "./retention.ts";

/** Rows that go in one transaction: no statement comes near its time, and nobody waits long for a lock. */
export const SWEPT_AT_ONCE = 5_000;

type Past = ReturnType<typeof raw<boolean>>;

/** Rows that another sweep or anybody else holds are left to the next one. */
const unheld = (table: string, past: Past) =>
  raw<boolean>`ctid = ANY (ARRAY (SELECT ctid FROM ${raw.table(table)} WHERE ${past} LIMIT ${raw.lit(SWEPT_AT_ONCE)} FOR UPDATE SKIP LOCKED))`;

/**
 * Of a personal table, up to the instant of the last of so many, by the index; those of the same instant go along. A cluster passes over no
 * held rows of many accounts: what somebody holds is waited for, and stays where it was made new.
 */
const oldest = (table: string, past: Past, instant: string) =>
  raw<boolean>`${past} AND ${raw.ref(instant)} <= (SELECT max(${raw.ref(instant)}) FROM
    (SELECT ${raw.ref(instant)} FROM ${raw.table(table)} WHERE ${past} ORDER BY ${raw.ref(instant)} LIMIT ${raw.lit(SWEPT_AT_ONCE)}) AS swept)`;

const sweeps: readonly { table: keyof Tables; job: SweepJob; sweep: Statement<object, unknown> }[] =
  Object.entries(RETENTION).flatMap(([name, kept]) => {
    if (!("past" in kept)) return [];
    const { job, past, instant } = kept;
    const sweep = statement(`${name}_sweep`, () =>
      // The type of one table stands for that of all: nothing is read of a row.
      db
        .deleteFrom(name as "budget_uses")
        .where(instant === undefined ? unheld(name, past) : oldest(name, past, instant)),
    );
    return [{ table: name as keyof Tables, job, sweep }];
  });

/**
 * Deletes what is past its time in the tables that the job looks after, some rows at a time. What ends amid it has lost nothing: the next
 * run goes on. Gives how many rows went.
 */
export async function sweepTables(job: SweepJob): Promise<number> {
  let gone = 0;
  for (const { sweep } of sweeps.filter((one) => one.job === job)) {
    for (let deleted = SWEPT_AT_ONCE; deleted >= SWEPT_AT_ONCE; gone += deleted) {
      deleted = await inSqlTransaction((sql) => sql.run(sweep, {}));
    }
  }
  return gone;
}
