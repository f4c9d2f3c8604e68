import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { SchemaEngine } from "@prisma/schema-engine-wasm/schema_engine_bg";
import { Client, type Pool } from "pg";
import { readTextQuota } from "./env-schema.ts";
import { runScript } from "./migration-script.ts";
import { quotasWith } from "./quotas.ts";

/** One folder of prisma/migrations. */
interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export const migrationsFolder = path.resolve(import.meta.dirname, "../../prisma/migrations");

/** Held while migrations run, so that processes that start together apply them once. */
const MIGRATION_LOCK = 7_140_020_261;
const LOCK_POLL_MS = 250;

/**
 * While a migration waits for a table's lock, all other queries of the table wait behind the migration. It
 * therefore gives up after 2 s, pauses so that they run, and tries again.
 */
const LOCK_TIMEOUT = "2s";
const LOCK_TRIES = 60;
const LOCK_PAUSE_MS = 4_000;

/**
 * Applies all new migrations to the database with this URL; a migration that fails changes nothing.
 * @returns the names of the applied migrations; none if the history was complete
 * @throws if an applied migration was edited afterward
 */
export async function applyMigrations(databaseUrl: string, folder = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new Client({ connectionString: databaseUrl });
  // A lost connection rejects the next query; the unhandled event would also end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const applied = await applyUnderLock(client, databaseUrl, folder, migrations);
    await writeQuotaLimits(client);
    return applied;
  } finally {
    await client.end();
  }
}

async function applyUnderLock(client: Client, databaseUrl: string, folder: string, migrations: Migration[]) {
  if (await isUpToDate(client, migrations)) return [];
  while (!(await takesLock(client))) await wait(LOCK_POLL_MS);
  const done = new Set(
    (await readHistory(client)).flatMap((row) => (row.finished_at ? row.migration_name : [])),
  );
  for (let tried = 1; !(await isUpToDate(client, migrations)); tried += 1) {
    try {
      await applyPending(client, databaseUrl, folder, migrations);
    } catch (error) {
      if (tried === LOCK_TRIES || !isLockTimeout(error)) {
        throw new Error(`A migration failed and was undone: ${(error as Error).message}`, { cause: error });
      }
      await wait(LOCK_PAUSE_MS);
    }
  }
  return migrations.map(({ name }) => name).filter((name) => !done.has(name));
}

/**
 * Takes the lock if it is free. A waiting statement would block others: `CREATE INDEX CONCURRENTLY` waits for every statement that
 * began before it.
 */
async function takesLock(client: Client): Promise<boolean> {
  const { rows } = await client.query("select pg_try_advisory_lock($1) as taken", [MIGRATION_LOCK]);
  return rows[0].taken;
}

/** Checks for PostgreSQL's lock_not_available. */
function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "55P03";
}

/** Writes the limits of domain/limits.ts, and a setting that overrides one of them, to the table that the quota triggers read. */
async function writeQuotaLimits(client: Client): Promise<void> {
  const { rows } = await client.query("select to_regclass('quota_limits') as kept");
  if (rows[0]?.kept == null) return;
  const quotas = Object.entries(quotasWith(readTextQuota(process.env)));
  await client.query(
    `insert into quota_limits as l (quota, most) select * from unnest($1::text[], $2::bigint[])
     on conflict (quota) do update set most = excluded.most where l.most <> excluded.most`,
    [quotas.map(([quota]) => quota), quotas.map(([, most]) => most)],
  );
}

/** Returns the migrations of a folder, oldest first. */
async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(path.join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

interface HistoryRow {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
}

async function readHistory(client: Client): Promise<HistoryRow[]> {
  const { rows } = await client.query("select to_regclass('_prisma_migrations') as history");
  if (rows[0]?.history == null) return [];
  const history = await client.query<HistoryRow>(
    "select migration_name, checksum, finished_at from _prisma_migrations where rolled_back_at is null",
  );
  return history.rows;
}

async function isUpToDate(client: Client, migrations: Migration[]): Promise<boolean> {
  const history = new Map((await readHistory(client)).map((row) => [row.migration_name, row]));
  for (const { name, checksum } of migrations) {
    const row = history.get(name);
    if (row?.finished_at && row.checksum !== checksum) {
      throw new Error(
        `The migration ${name} was changed after this database had applied it; add a new one instead.`,
      );
    }
  }
  return migrations.every(({ name }) => history.get(name)?.finished_at);
}

async function applyPending(client: Client, databaseUrl: string, folder: string, migrations: Migration[]) {
  const unfinished = (await readHistory(client)).filter((row) => !row.finished_at);
  // Loaded only here: most starts have no migrations to apply.
  const { withSchemaEngine } = await import("./schema-engine.ts");
  const apply = async (engine: SchemaEngine) => {
    // A migration is recorded in its transaction: if its row is unfinished, it changed nothing and may run again.
    for (const row of unfinished) await engine.markMigrationRolledBack({ migrationName: row.migration_name });
    await engine.applyMigrations({
      migrationsList: {
        baseDir: folder,
        lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
        shadowDbInitScript: "",
        migrationDirectories: migrations.map(({ name, sql }) => ({
          path: name,
          migrationFile: { path: "migration.sql", content: { tag: "ok", value: sql } },
        })),
      },
      filters: { externalTables: [], externalEnums: [] },
    });
  };
  const run = (pool: Pool, script: string) => runScript(pool, script, migrations);
  await withSchemaEngine(databaseUrl, LOCK_TIMEOUT, apply, run);
}
