import { configuredSecret } from "#server/lib/secret-files.ts";
import { commandOf, isRunning } from "../bootstrap/processes.mjs";
import { startEmbeddedDatabase } from "../embedded-database/cluster.ts";
import { checkDatabase } from "./database-url.ts";
import { readRuntime } from "./runtime-file.ts";

/** The database on which a server starts. */
export interface Database {
  url: string;
  stop(): Promise<void>;
}

const leaveRunning = async () => undefined;

/**
 * Returns the database to serve from: DATABASE_URL, the one that `npm run db:start` runs, or the embedded one, which it
 * starts. `stop` ends only what this call started.
 */
export async function openDatabase(folder: string, say: (text: string) => void): Promise<Database> {
  const configured = configuredSecret(process.env, "DATABASE_URL");
  if (configured) {
    await checkDatabase(configured);
    return { url: configured, stop: leaveRunning };
  }
  const kept = readRuntime(folder);
  if (kept && isRunning(kept.pid) && commandOf(kept.pid).includes("scripts/database.ts")) {
    return { url: kept.databaseUrl, stop: leaveRunning };
  }
  say("Starting the embedded PostgreSQL…");
  return startEmbeddedDatabase(folder);
}
