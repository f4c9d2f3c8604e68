import { AsyncLocalStorage } from "node:async_hooks";
import { isDriverAdapterError } from "@prisma/driver-adapter-utils";
import { sql as raw } from "kysely";
import type pg from "pg";
import { type PrismaTransaction, pool, prisma } from "#server/lib/database.ts";
import { withConnectionsNoted } from "#server/lib/fair-pool.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { type Params, query } from "./query.ts";
import { quotaErrorOf } from "./quota.ts";
import { isReferenceViolation, pipelined, type Sql, sqlOn } from "./sql.ts";
import { db } from "./statements.ts";

const ATTEMPTS = 4;

/** Thrown by a store if another transaction has committed a conflicting change and the work should be run again. */
export class TransientConflict extends Error {}

/**
 * Waits for the deletion of unreferenced rows. If a new reference prevents it, throws an error that runs the transaction again, which
 * then finds the reference.
 */
export async function unlessReferredTo<Result>(ending: Promise<Result>): Promise<Result> {
  return ending.catch((error: unknown) => {
    if (!isReferenceViolation(error)) throw error;
    throw new TransientConflict("a new reference prevented the deletion of a row", { cause: error });
  });
}

/** Locks a name until the transaction ends, for state that has no row to lock. Waits while another transaction holds the name. */
export const lockName = query.execute("transaction_lock_name", ({ name }: Params<{ name: string }>) =>
  db.selectNoFrom(raw<string>`pg_advisory_xact_lock(hashtextextended(${name}, 0))::text`.as("held")),
);

/**
 * Makes PostgreSQL plan each statement again at its next use, including the checks of foreign keys. For work that adds thousands of rows:
 * a plan made while a table was small reads all of them for each new row. Plans for the values of each row wouldn't help: PostgreSQL
 * expects a tenant missing from its statistics to have one row, and takes any index that begins with the tenant.
 */
export const discardPlans = query.execute("transaction_discard_plans", () => ({
  compile: () => raw`DISCARD PLANS`.compile(db),
}));

/** Leaves the last statement of a transaction to be awaited with its commit, which costs one round trip for both. */
export type WithCommit = (last: Promise<unknown>) => void;

/** Runs the work in one transaction on the pool, again after a deadlock or serialization failure. */
export async function inSqlTransaction<Result>(
  work: (sql: Sql, withCommit: WithCommit) => Promise<Result>,
): Promise<Result> {
  return again(async () => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      let last: Promise<unknown> = Promise.resolve();
      const withCommit: WithCommit = (sent) => {
        last = sent;
      };
      const [, result] = await pipelined([client.query("BEGIN"), work(sqlOn(client), withCommit)]);
      await pipelined([last, client.query("COMMIT")]);
      return result;
    } catch (error) {
      await client.query("ROLLBACK").catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  });
}

/** Runs the work in one of Prisma's interactive transactions, with SQL on the same connection. */
export async function inPrismaTransaction<Result>(
  work: (transaction: PrismaTransaction, sql: Sql) => Promise<Result>,
): Promise<Result> {
  return again(() => {
    let connection: pg.PoolClient | undefined;
    // The first connection taken is the transaction's.
    const note = (opened: pg.PoolClient) => {
      connection ??= opened;
    };
    const run = (transaction: PrismaTransaction) => {
      if (!connection) throw new Error("Prisma began a transaction without a connection from the pool");
      return work(transaction, sqlOn(connection));
    };
    return withConnectionsNoted(note, () => prisma.$transaction(run, { maxWait: 5_000, timeout: 20_000 }));
  });
}

type Callback = () => void;
const waiting = processGlobal("after-commit", () => new AsyncLocalStorage<Callback[]>());

/** Runs `act` once the current transaction commits, but not if it rolls back. Without a transaction, runs it immediately. */
export function afterCommit(act: Callback): void {
  const acts = waiting.getStore();
  if (acts) acts.push(act);
  else act();
}

async function again<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      const acts: Callback[] = [];
      const result = await waiting.run(acts, attempt);
      for (const act of acts) act();
      return result;
    } catch (error) {
      if (tried >= ATTEMPTS || !isTransient(error)) throw quotaErrorOf(error) ?? error;
    }
  }
}

/**
 * Checks for PostgreSQL's serialization_failure and deadlock_detected, and Prisma's errors for both: TransactionWriteConflict comes from
 * its adapter, at the commit.
 */
function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof TransientConflict) return true;
  if (isDriverAdapterError(error) && error.cause.kind === "TransactionWriteConflict") return true;
  const code = "code" in error ? error.code : undefined;
  return code === "40001" || code === "40P01" || code === "P2034" || /\b(40001|40P01)\b/.test(error.message);
}
