import pg from "pg";
import { PgBoss } from "pg-boss";
import { directPool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { queues } from "./queues.ts";

const INSTALL_LOCK = 7_140_020_262;

/**
 * Creates the index that finds the priority of an owner's next job. Checks first whether it exists, because
 * even `IF NOT EXISTS` waits for running changes.
 */
const INDEX_OF_TURNS = `DO $$ BEGIN
  IF to_regclass('pgboss.job_turns') IS NULL THEN
    CREATE INDEX job_turns ON pgboss.job (name, group_id, priority) WHERE state < 'active' AND NOT blocked;
  END IF;
END $$`;

/** `enqueue`: adds jobs. `work`: also runs them, on schedule, and maintains the queues. */
export type Role = "enqueue" | "work";

const state = processGlobal("jobs", () => ({
  role: "enqueue" as Role,
  boss: null as Promise<PgBoss> | null,
}));

/** Returns the process's queue client, which creates its tables in the database at first use. */
export function jobBoss(): Promise<PgBoss> {
  state.boss ??= startBoss(state.role).catch((error: unknown) => {
    state.boss = null;
    throw error;
  });
  return state.boss;
}

/** Restarts the client in the role and returns it. */
export async function restartBoss(role: Role): Promise<PgBoss> {
  await closeBoss();
  state.role = role;
  return jobBoss();
}

/** Closes the client if it was started. Running jobs may finish within the given time. */
export async function closeBoss(timeoutMs = 10_000): Promise<void> {
  const running = state.boss;
  state.boss = null;
  state.role = "enqueue";
  await (await running?.catch(() => null))?.stop({ timeout: timeoutMs });
}

async function startBoss(role: Role): Promise<PgBoss> {
  const works = role === "work";
  const boss = new PgBoss({
    schema: "pgboss",
    // Our own connections, but with pg's default parsing of dates, on which pg-boss relies.
    db: { executeSql: (text, values) => directPool.query({ text, values: values ?? [], types: pg.types }) },
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: 120,
    maintenanceIntervalSeconds: 600,
    queueCacheIntervalSeconds: 300,
    cronWorkerIntervalSeconds: 30,
    bamIntervalSeconds: 300,
  });
  boss.on("error", (error) => logger.warn({ error: error.message }, "the job queue has a problem"));
  await alone(() => install(boss));
  return boss;
}

async function install(boss: PgBoss): Promise<void> {
  await boss.start();
  await directPool.query(INDEX_OF_TURNS);
  for (const [name, { options }] of Object.entries(queues)) {
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
}

/**
 * Runs the work under a lock, so that processes that start together install the queue one after the other.
 */
async function alone(work: () => Promise<void>): Promise<void> {
  const client = await directPool.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [INSTALL_LOCK]);
    await work();
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [INSTALL_LOCK]).catch(() => undefined);
    client.release();
  }
}
