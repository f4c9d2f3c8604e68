import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { applyMigrations, migrationsFolder } from "#server/lib/migrations.ts";
import { makeProduct, type Product } from "../shared/product.ts";
import { countsOf, failuresOf, startLoad } from "../shared/tenant-load.ts";
import { timeUntil } from "../shared/timing.ts";
import { NO_POSTGRES, startDebianPostgres } from "./debian-postgres.ts";
import { type Outcome, outcome } from "./outcome.ts";

const PER_SECOND = 50;
const OTHERS = 2_000;
const DUMP_MS = 8_000;

/**
 * Runs a migration that needs an exclusive lock on the table of cards while pg_dump reads every table and users read
 * and write. The migration gives way repeatedly until the dump ends, and no request fails.
 */
export async function drillDeploy(): Promise<Outcome[]> {
  const drill = "a migration during pg_dump";
  const database = await startDebianPostgres();
  if (database === null) return [outcome(drill, { notes: NO_POSTGRES })];
  await using product = await makeProduct({ otherAccounts: OTHERS, database });
  const { origin } = await product.start();
  const newer = await withOneMore(product);
  const load = startLoad({ ...product, origin: () => origin }, PER_SECOND);
  const began = performance.now();
  const dump = await startDump(product);
  const deployed = applyMigrations(product.url, newer).then(() => performance.now());
  await wait(DUMP_MS);
  const dumped = await dump.finish();
  const took = Math.round((await deployed) - dumped);
  await wait(1_000);
  const seconds = Math.round((performance.now() - began) / 1_000);
  const loaded = await load.end();
  return [
    outcome(drill, {
      load: `${PER_SECOND}/s, ${seconds} s`,
      ...countsOf(loaded),
      "recovered in": `migrated ${took} ms after the dump`,
      notes: failuresOf(loaded) || `slowest request ${loaded.slowestMs} ms`,
    }),
  ];
}

/** Adds a migration of a later release. Returns the folder of all migrations. */
async function withOneMore({ folder }: Product): Promise<string> {
  const newer = path.join(folder, "migrations");
  await cp(migrationsFolder, newer, { recursive: true });
  const own = path.join(newer, "99990101000000_drill");
  await mkdir(own);
  await writeFile(path.join(own, "migration.sql"), 'ALTER TABLE "applications" ADD COLUMN "drill" TEXT;\n');
  return newer;
}

/** Starts a dump that takes its locks on every table and then pauses until `finish`, which returns when it ended. */
async function startDump({ url, sql }: Product) {
  const child = spawn("pg_dump", [url], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "close") as Promise<[number | null]>;
  const holding =
    "SELECT 1 FROM pg_locks l JOIN pg_stat_activity a USING (pid) WHERE a.application_name = 'pg_dump' AND l.relation = 'applications'::regclass";
  await timeUntil(async () => (await sql.query(holding)).rowCount !== 0);
  return {
    async finish(): Promise<number> {
      child.stdout.resume();
      const [code] = await ended;
      if (code !== 0) throw new Error(`pg_dump ended with ${code}`);
      return performance.now();
    },
  };
}
