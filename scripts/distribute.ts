import pg from "pg";
import { endWith, Problem } from "./bootstrap/project.mjs";
import { describePlan, distribute, planDistribution } from "./cluster/distribution.ts";
import { databaseUrl } from "./launcher/database-url.ts";

/**
 * `npm run db:distribute`: prints the changes that would distribute a migrated database with Citus, without making them. With --apply,
 * makes them. After a migration, it distributes new personal tables and renews the functions of shards.
 */
const isMeant = process.argv.includes("--apply");
const client = new pg.Client(databaseUrl());
try {
  await client.connect().catch(() => {
    throw new Problem("Can't reach the database. Check DATABASE_URL.");
  });
  const plan = await planDistribution(client);
  console.log(describePlan(plan).join("\n"));
  if (plan.obstacles.length > 0) throw new Problem("Nothing was changed.");
  if (!isMeant) console.log("Nothing was changed. To make these changes: npm run db:distribute -- --apply");
  else await distribute(client, plan);
  await client.end();
} catch (error) {
  endWith(error);
}
