import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { applyMigrations } from "#server/lib/migrations.ts";
import "#server/resources/organizations/codes.ts";
import { bytesPerCard, costsOfOperations } from "./bench/costs.ts";
import { startProcess } from "./bench/processes.ts";
import { seed } from "./bench/seed.ts";
import { sweepFigures } from "./bench/sweeps.ts";
import { startEmbeddedDatabase } from "./embedded-database/cluster.ts";
import { buildPages } from "./launcher/build.ts";

/**
 * `npm run costs`: measures the figures of docs/scale.md on a temporary PostgreSQL, with COSTS_ACCOUNTS accounts of
 * five cards each, and COSTS_ROWS cards and résumés for the sweeps.
 */
const ACCOUNTS = Number(process.env.COSTS_ACCOUNTS ?? 4_000);
const ROWS = Number(process.env.COSTS_ROWS ?? 1_000_000);

const folder = await mkdtemp(path.join(tmpdir(), "offerlane-costs-"));
process.env.OFFERLANE_DATA = folder;
const embedded = await startEmbeddedDatabase(folder);
process.env.DATABASE_URL = embedded.url;
const database = new pg.Pool({ connectionString: embedded.url, max: 2 });
// The server may stop before the last connection has closed.
database.on("connect", (client) => client.on("error", () => undefined));
try {
  await buildPages(console.log);
  await applyMigrations(embedded.url);
  const seeded = await seed(database, embedded.url, 100, ACCOUNTS);
  console.table(await bytesPerCard(database));
  const variables = { DATABASE_URL: embedded.url, OFFERLANE_DATA: folder, RATE_LIMIT: "off" };
  const product = await startProcess("server/main.ts", variables, "/readyz");
  console.table(await costsOfOperations(database, product, seeded));
  await product.stop();
  console.table(await sweepFigures(database, ROWS));
} finally {
  await database.end();
  const { endPools } = await import("#server/lib/database.ts");
  await endPools();
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}
