import { sql as raw } from "kysely";
import { inEachPart } from "#server/core/parts.ts";
import { query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { deleteFrom } from "#server/core/statements.ts";
import { PERSONAL_TABLES } from "#server/core/tables.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { RETENTION } from "./retention.ts";
import type { SweepJob } from "./retention-rule.ts";

/** Rows per transaction, few enough that no query nears its timeout and no lock lasts long. */
export const SWEPT_AT_ONCE = 5_000;

type Past = ReturnType<typeof raw<boolean>>;

/** Selects expired rows, except locked ones. The next sweep gets those. */
const expiredRows = (table: string, past: Past) =>
  raw<boolean>`ctid = ANY (ARRAY (SELECT ctid FROM ${raw.table(table)} WHERE ${past} LIMIT ${raw.lit(SWEPT_AT_ONCE)} FOR UPDATE SKIP LOCKED))`;

/**
 * Selects a personal table's oldest rows by the index, with all that share the last one's instant. A distributed database can't skip
 * locked rows of many accounts, so the query waits for them, and doesn't delete rows that are renewed during the wait.
 */
const oldest = (table: string, past: Past, instant: string) =>
  raw<boolean>`${past} AND ${raw.ref(instant)} <= (SELECT max(${raw.ref(instant)}) FROM
    (SELECT ${raw.ref(instant)} FROM ${raw.table(table)} WHERE ${past} ORDER BY ${raw.ref(instant)} LIMIT ${raw.lit(SWEPT_AT_ONCE)}) AS swept)`;

const sweeps = Object.entries(RETENTION).flatMap(([name, rule]) => {
  if (!("past" in rule)) return [];
  const { job, past, instant } = rule;
  const sweep = query.execute(`${name}_sweep`, () =>
    // One table's type is used for all, because no column is read.
    deleteFrom(name as "budget_uses").where(
      instant === undefined ? expiredRows(name, past) : oldest(name, past, instant),
    ),
  );
  return [{ job, sweep, isPersonal: PERSONAL_TABLES.some((table) => table === name) }];
});

/**
 * Deletes the expired rows of the job's tables in chunks. If it is interrupted, the next run continues.
 * @returns the number of deleted rows. @throws the first failure, after all tables have been tried
 */
export async function sweepTables(job: SweepJob): Promise<number> {
  let removed = 0;
  const failures: unknown[] = [];
  for (const { sweep, isPersonal } of sweeps.filter((item) => item.job === job)) {
    const inChunks = async (inTransaction: typeof inOne) => {
      for (let deleted = SWEPT_AT_ONCE; deleted >= SWEPT_AT_ONCE; removed += deleted) {
        deleted = await inTransaction((sql) => sweep(sql, {}));
      }
    };
    const sweeping = isPersonal
      ? inEachPart(({ inTransaction }) => inChunks(inTransaction))
      : inChunks(inOne);
    await sweeping.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
  return removed;
}

const inOne = (work: (sql: Sql) => Promise<number>) => inSqlTransaction(work);
