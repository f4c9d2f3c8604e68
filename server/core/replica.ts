import { sql as raw } from "kysely";
import { pool, replicaPool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import { metrics } from "#server/lib/metrics.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { OperationError } from "./errors.ts";
import { type Params, query } from "./query.ts";
import { type Sql, sqlOn } from "./sql.ts";
import { db } from "./statements.ts";

/** The longest that a read waits for the replica to catch up, which usually takes a few milliseconds. */
const CATCH_UP_MS = 100;
const LOOK_MS = 5;
/** The time during which a replica that was behind or unreachable isn't used. */
const REST_MS = 1_000;

/** Every acknowledged change is flushed by this position. */
const readFlushed = query.value("replica_flushed", () =>
  db.selectNoFrom(raw<string>`pg_current_wal_flush_lsn()::text`.as("position")),
);
/** Null if the server is no longer a replica. */
const hasReplayed = query.value("replica_has", ({ position }: Params<{ position: string }>) =>
  db.selectNoFrom(raw<boolean | null>`pg_last_wal_replay_lsn() >= ${position}::pg_lsn`.as("it")),
);

const pause = processGlobal("replica-rest", () => ({ until: 0 }));

/**
 * Reads from the replica once it has replayed everything that the primary had acknowledged when the read began, so that the read sees
 * every earlier write of any process. Reads from the primary if the replica is missing, behind, unreachable, or failing.
 */
export async function readFromReplica<Result>(
  read: (sql?: Sql) => Promise<Result>,
  { primary = pool, replica: from = replicaPool } = {},
): Promise<Result> {
  if (from === null) return read();
  if (performance.now() >= pause.until) {
    const replica = sqlOn(from);
    // Its failure is the primary's, where the read would fail too.
    const position = await readFlushed(sqlOn(primary), {});
    try {
      if (await hasCaughtUp(replica, position)) {
        const result = await read(replica);
        metrics.replicaReads.inc({ from: "replica" });
        return result;
      }
    } catch (error) {
      // An OperationError is a valid result; after any other error the primary is tried.
      if (error instanceof OperationError) throw error;
      logger.warn({ error: (error as Error).message }, "the replica failed a read");
    }
    pause.until = performance.now() + REST_MS;
  }
  metrics.replicaReads.inc({ from: "primary" });
  return read();
}

async function hasCaughtUp(replica: Sql, position: string): Promise<boolean> {
  const deadline = performance.now() + CATCH_UP_MS;
  for (;;) {
    const has = await hasReplayed(replica, { position });
    if (has) return true;
    if (has === null || performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
