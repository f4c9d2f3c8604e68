import { dataFolder, endWith } from "./bootstrap/project.mjs";
import { STOP_SIGNALS } from "./bootstrap/stopping.mjs";
import { startEmbeddedDatabase } from "./embedded-database/cluster.ts";
import { removeRuntime, writeRuntime } from "./launcher/runtime-file.ts";

/** Keeps the embedded PostgreSQL running for development until Ctrl-C; other commands find it in runtime.json. */
async function keepDatabaseRunning(folder: string): Promise<void> {
  const database = await startEmbeddedDatabase(folder);
  writeRuntime(folder, { databaseUrl: database.url, address: null, pid: process.pid });
  console.log(`DATABASE_URL=${database.url}`);
  const stay = setInterval(() => undefined, 60_000);
  const stop = async () => {
    clearInterval(stay);
    removeRuntime(folder);
    await database.stop();
  };
  for (const signal of STOP_SIGNALS) process.once(signal, () => void stop());
}

await keepDatabaseRunning(dataFolder()).catch(endWith);
