import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { applyMigrations } from "#server/lib/migrations.ts";
import { type Started, startProcess } from "../bench/processes.ts";
import { seed } from "../bench/seed.ts";
import { startThrowAwayDatabase, type ThrowAwayDatabase } from "../embedded-database/throw-away.ts";
import { buildPages } from "../launcher/build.ts";

/** The product on a temporary database. */
export type Product = Awaited<ReturnType<typeof makeProduct>>;

/**
 * Migrates an empty database, and seeds an account of 100 cards and the given number of others with five. `start`
 * starts servers on it; `end` stops everything, including the database.
 */
export async function makeProduct(others = 0, given?: ThrowAwayDatabase) {
  const database = given ?? (await startThrowAwayDatabase());
  const folder = await mkdtemp(path.join(tmpdir(), "offerlane-drill-"));
  process.env.OFFERLANE_DATA = folder;
  await buildPages(console.log);
  await applyMigrations(database.url);
  const sql = new pg.Pool({ connectionString: database.url, max: 2 });
  // The server may stop before the last connection has closed.
  sql.on("error", () => undefined);
  sql.on("connect", (client) => client.on("error", () => undefined));
  const seeded = await seed(sql, database.url, 100, others);
  const running: Started[] = [];
  return {
    url: database.url,
    folder,
    sql,
    ...seeded,
    async start(variables: Record<string, string> = {}): Promise<Started> {
      const shared = {
        DATABASE_URL: database.url,
        OFFERLANE_DATA: folder,
        RATE_LIMIT: "off",
        LOG_LEVEL: "error",
      };
      const started = await startProcess("server/main.ts", { ...shared, ...variables }, "/readyz");
      running.push(started);
      return started;
    },
    async end(): Promise<void> {
      for (const one of running) await one.stop();
      await sql.end();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
