import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { applyMigrations, migrationsFolder } from "#server/lib/migrations.ts";
import { NO_POSTGRES, startDebianPostgres } from "./debian-postgres.ts";
import { nothing, type Outcome } from "./outcome.ts";
import { makeProduct, type Product } from "./product.ts";
import { failuresOf, startLoad } from "./steady-load.ts";

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
  if (database === null) return [{ ...nothing(drill), left: NO_POSTGRES }];
  const product = await makeProduct(OTHERS, database);
  try {
    const { origin } = await product.start();
    const newer = await withOneMore(product);
    const load = startLoad(
      { origin: () => origin, key: product.key, sql: product.sql },
      product.boardId,
      PER_SECOND,
    );
    const began = performance.now();
    const dump = await startDump(product);
    const deployed = applyMigrations(product.url, newer).then(() => performance.now());
    await wait(DUMP_MS);
    dump.finish();
    const dumped = await dump.ended;
    const took = Math.round((await deployed) - dumped);
    await wait(1_000);
    const seconds = Math.round((performance.now() - began) / 1_000);
    const loaded = await load.end();
    const { failed, lost, doubled } = loaded;
    return [
      {
        drill,
        load: `${PER_SECOND}/s, ${seconds} s`,
        ...{ failed, lost, doubled },
        "recovered in": `migrated ${took} ms after the dump`,
        left: failuresOf(loaded) || `slowest request ${loaded.slowestMs} ms`,
      },
    ];
  } finally {
    await product.end();
  }
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

/** Starts a dump that takes its locks on every table and then pauses until `finish`. */
async function startDump({ url, sql }: Product) {
  const child = spawn("pg_dump", [url], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "close").then(([code]) => {
    if (code !== 0) throw new Error(`pg_dump ended with ${code}`);
    return performance.now();
  });
  const isHolding = async () => {
    const { rowCount } = await sql.query(
      "SELECT 1 FROM pg_locks l JOIN pg_stat_activity a USING (pid) WHERE a.application_name = 'pg_dump' AND l.relation = 'applications'::regclass",
    );
    return (rowCount ?? 0) > 0;
  };
  while (!(await isHolding())) await wait(20);
  return { ended, finish: () => void child.stdout.resume() };
}
