import { cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { applyMigrations, migrationsFolder } from "#server/lib/migrations.ts";
import { type Outcome, outcome } from "../drills/outcome.ts";
import { connect, query, temporaryFolder } from "../shared/temporary.ts";
import { describePlan, distribute, planDistribution } from "./distribution.ts";

/** Statements that a release may contain, in an order that leaves nothing behind. */
const STEPS = [
  `ALTER TABLE "applications" ADD COLUMN "drill" TEXT;
   ALTER TABLE "contacts" ADD COLUMN "drill" INTEGER NOT NULL DEFAULT 0;
   CREATE TABLE "drilled" ("id" TEXT NOT NULL, CONSTRAINT "drilled_pkey" PRIMARY KEY ("id"));`,
  `CREATE INDEX CONCURRENTLY "applications_drill" ON "applications" ("account_id", "drill");`,
  `UPDATE "applications" SET "drill" = 'x' WHERE "drill" IS NULL;`,
  `ALTER TABLE "applications" ADD CONSTRAINT "applications_drill_check" CHECK ("drill" <> '') NOT VALID;`,
  `ALTER TABLE "applications" VALIDATE CONSTRAINT "applications_drill_check";`,
  `ALTER TABLE "applications" ALTER COLUMN "drill" SET NOT NULL;`,
  `ALTER TABLE "applications" DROP COLUMN "drill";`,
  `ALTER TABLE "contacts" DROP COLUMN "drill";`,
  `DROP TABLE "drilled";`,
];
/** A table that is removed from the cluster's metadata, to test a release that adds a personal table. */
const ADDED = "bulk_changes";

/** Runs migrations on a distributed database, including one that adds a personal table. */
export async function migrateCluster(url: string): Promise<Outcome> {
  const left = await applyToCluster(url).catch(({ message }: Error) => `failed: ${message}`);
  const load = `${STEPS.length} migrations, 1 table`;
  return outcome("cluster: migrations of a distributed database", { load, notes: left });
}

/** Applies each step as a migration of a later release, and forgets them. */
export async function applySteps(url: string, steps: readonly string[]): Promise<void> {
  await using folder = await temporaryFolder("cluster-migrations");
  await cp(migrationsFolder, folder.path, { recursive: true });
  for (const [at, step] of steps.entries()) {
    const name = path.join(folder.path, `99990101000${at}00_drill`);
    await mkdir(name);
    await writeFile(path.join(name, "migration.sql"), step);
    await applyMigrations(url, folder.path);
  }
  await query(url, "DELETE FROM _prisma_migrations WHERE migration_name LIKE '9999%'");
}

async function applyToCluster(url: string): Promise<string> {
  await applySteps(url, STEPS);
  await using client = await connect(url);
  await client.query(`SELECT undistribute_table('${ADDED}')`);
  await distribute(client, await planDistribution(client));
  const [left = ""] = describePlan(await planDistribution(client));
  return left.startsWith("All ") ? "" : `failed: ${left}`;
}
