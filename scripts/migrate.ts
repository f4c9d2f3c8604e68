import { applyMigrations } from "#server/lib/migrations.ts";
import { endWith, Problem } from "./bootstrap/project.mjs";
import { databaseUrl } from "./launcher/database-url.ts";

try {
  const applied = await applyMigrations(databaseUrl()).catch((error: Error) => {
    throw new Problem(error.message || "Can't reach the database. Check DATABASE_URL.");
  });
  console.log(applied.length === 0 ? "The database is up to date." : `Applied ${applied.join(", ")}.`);
} catch (error) {
  endWith(error);
}
