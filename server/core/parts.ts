import {
  fromWorkers,
  type Part as OfCluster,
  readParts,
  runInPart,
  workersOf,
} from "#server/lib/citus/parts.ts";
import { isDistributed } from "#server/lib/citus/variant.ts";
import { pool } from "#server/lib/database.ts";
import { isDatabaseUnreachable, isOutOfTime } from "./error-classifiers.ts";
import { type Sql, sqlOn } from "./sql.ts";
import type { Statement } from "./statements.ts";
import { PERSONAL_TABLES } from "./tables.ts";
import { inSqlTransaction } from "./transaction.ts";

/**
 * A part of the rows of all accounts, for jobs. A single PostgreSQL has one part; a cluster has many, each on
 * one worker, so that a worker that is down delays only its own parts.
 */
export type Part = {
  /** Reads and changes only the part's rows, and no rows of organizations or people. */
  readonly sql: Sql;
  /** Runs one statement in a transaction. */
  readonly inTransaction: (work: (sql: Sql) => Promise<number>) => Promise<number>;
};

const WHOLE: Part = { sql: sqlOn(pool), inTransaction: inSqlTransaction };

/**
 * Runs a job's work for each part, those of different workers at the same time.
 * @throws the first failure, after all parts have been tried
 */
export async function inEachPart(work: (part: Part) => Promise<void>): Promise<void> {
  if (!isDistributed()) return work(WHOLE);
  const ofWorkers = Map.groupBy(await readParts(), ({ worker }) => worker);
  const failures: unknown[] = [];
  const ofWorker = async (parts: readonly OfCluster[]) => {
    for (const part of parts) {
      const sql = sqlOfPart(part, "part");
      try {
        await work({ sql, inTransaction: (act) => act(sql) });
      } catch (error) {
        failures.push(error);
        // The worker's other parts would fail too, each after a delay.
        if (isWorkerDown(error)) return;
      }
    }
  };
  await Promise.all([...ofWorkers.values()].map(ofWorker));
  if (failures.length > 0) throw failures[0];
}

/**
 * Reads rows of all accounts. On a cluster, each worker reads its own rows, so a limit applies to each
 * worker; a worker that is down is left out.
 * @param name the name of the read
 */
export async function readFromAll<Row>(
  name: string,
  sql: Sql,
  read: (sql: Sql) => Promise<Row[]>,
): Promise<Row[]> {
  if (!isDistributed()) return read(sql);
  return fromWorkers(name, await readParts(), (part) => read(sqlOfPart(part, "worker")));
}

/**
 * Divides a job's work on accounts or people by the worker that has their rows, so that a worker that is down
 * delays only its own. A single PostgreSQL has all rows. @param work does part of the work. If it fails
 * because a worker is down, that worker's rows are left to the job's next run
 */
export function byWorker(of: "accounts" | "users", work: (ids: readonly string[]) => Promise<void>) {
  const unavailableWorkers = new Set<number | undefined>();
  const failures: unknown[] = [];
  return {
    /** Does the work for these accounts or people. @throws the error of the work, on a single PostgreSQL */
    async run(ids: readonly string[]): Promise<void> {
      if (!isDistributed() || ids.length === 0) return work(ids);
      const workers = await workersOf(of, ids);
      for (const [worker, some] of Map.groupBy(ids, (id) => workers.get(id))) {
        if (unavailableWorkers.has(worker)) continue;
        try {
          await work(some);
        } catch (error) {
          failures.push(error);
          if (isWorkerDown(error)) unavailableWorkers.add(worker);
        }
      }
    },
    /**
     * Ends the division of the work.
     * @throws the first failure of a cluster's work
     */
    end(): void {
      if (failures.length > 0) throw failures[0];
    },
  };
}

/** Checks whether a failure means that a worker is down or hangs. */
export function isWorkerDown(error: unknown): boolean {
  return isDatabaseUnreachable(error) || isOutOfTime(error);
}

function sqlOfPart(part: OfCluster, of: "part" | "worker"): Sql {
  return {
    async send<Row>({ text, valuesOf }: Statement<Row>, params: object) {
      const found = await runInPart(part, of, { text, values: valuesOf(params), tables: PERSONAL_TABLES });
      return typeof found === "number"
        ? { rows: [], rowCount: found }
        : { rows: found as Row[], rowCount: found.length };
    },
    foreign(name) {
      throw new Error(`${name} can't run in a part of the accounts.`);
    },
  };
}
