import type { Command } from "commander";
import type { Outcome, Perform } from "../perform.ts";

const TABLES_SHOWN = 8;

/** Adds `status`. */
export function status(program: Command, perform: Perform): void {
  program
    .command("status")
    .description("Show versions, migrations, queues, sizes, the file store and the last archived WAL")
    .option("--json", "print a single JSON object")
    .action(() => perform(readStatus));
}

const DATABASE = `SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS bytes,
  (SELECT count(*)::int FROM _prisma_migrations WHERE finished_at IS NOT NULL) AS migrations,
  (SELECT max(migration_name) FROM _prisma_migrations WHERE finished_at IS NOT NULL) AS newest,
  (SELECT last_archived_time FROM pg_stat_archiver) AS archived`;
const TABLES = `SELECT c.relname AS name, pg_total_relation_size(c.oid) AS bytes FROM pg_class c
  WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace ORDER BY 2 DESC LIMIT $1`;

type Database = {
  version: string;
  bytes: number;
  migrations: number;
  newest: string | null;
  archived: string | null;
};

async function readStatus(): Promise<Outcome> {
  const { readdir } = await import("node:fs/promises");
  const { pool } = await import("#server/lib/database.ts");
  const { migrationsFolder } = await import("#server/lib/migrations.ts");
  const { readWaitingJobs } = await import("#server/jobs/queue-metrics.ts");
  const { fileStore } = await import("#server/files/files.ts");
  const { readStoreIds } = await import("#server/resources/resumes/store-identity.ts");
  const [database] = (await pool.query<Database>(DATABASE)).rows;
  if (!database) throw new Error("PostgreSQL returned no row");
  const tables = (await pool.query<{ name: string; bytes: number }>(TABLES, [TABLES_SHOWN])).rows;
  const migrationFolders = (await readdir(migrationsFolder, { withFileTypes: true })).filter((item) =>
    item.isDirectory(),
  );
  const pending = migrationFolders.length - database.migrations;
  const queues = (await hasQueues(pool)) ? await readWaitingJobs() : [];
  const { database: databaseStoreId, store: storeId } = await readStoreIds();
  const { place } = fileStore();
  const waiting = queues.filter(({ jobs }) => jobs > 0);
  const waits = waiting.map(({ name, jobs, age }) => `${name}: ${jobs}, the oldest for ${Math.round(age)} s`);
  const isStoreOfDatabase = databaseStoreId !== null && databaseStoreId === storeId;
  return {
    result: {
      node: process.version,
      postgresql: database.version,
      migrations: { applied: database.migrations, pending, newest: database.newest },
      databaseBytes: database.bytes,
      tables,
      queues,
      files: { place, databaseStoreId, storeId },
      lastArchivedWalAt: database.archived,
    },
    sentences: [
      `Node ${process.version}, PostgreSQL ${database.version}.`,
      `Migrations: ${database.migrations} applied, ${pending} pending; the newest is ${database.newest ?? "none"}.`,
      `The database takes ${mebibytes(database.bytes)}. Largest tables: ${tables.map(({ name, bytes }) => `${name} ${mebibytes(bytes)}`).join(", ")}.`,
      waits.length === 0 ? "No jobs are waiting." : `Waiting jobs: ${waits.join("; ")}.`,
      `Files are in ${place}, ${isStoreOfDatabase ? "the store of this database" : "which isn't the store of this database"}.`,
      `WAL was last archived ${database.archived ?? "never"}.`,
    ],
  };
}

/** Checks whether a process has created the queues yet. */
async function hasQueues(pool: { query: (text: string) => Promise<{ rows: { found: string | null }[] }> }) {
  return (await pool.query("SELECT to_regclass('pgboss.job') AS found")).rows[0]?.found != null;
}

function mebibytes(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MiB`;
}

/** Adds `retire run`. */
export function retireRun(group: Command, perform: Perform): void {
  group
    .command("run")
    .description("Archive inactive cards now, as the hourly job does")
    .action(() => perform(retire));
}

async function retire(): Promise<Outcome> {
  const { retireStaleCards } = await import("#server/resources/applications/retirement.ts");
  const { retired } = await retireStaleCards();
  return {
    result: { retired },
    sentences: [`Moved ${retired} inactive ${retired === 1 ? "card" : "cards"}.`],
  };
}
