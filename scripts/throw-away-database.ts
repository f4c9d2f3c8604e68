import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { endWith } from "./bootstrap/project.mjs";
import { startEmbeddedDatabase } from "./embedded-database/cluster.ts";

/**
 * Serves a temporary PostgreSQL for tests. When the channel to the parent closes, the server and its data are removed.
 */
async function serveParent(tell: (url: string) => void): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "offerlane-test-"));
  await chmod(folder, 0o755);
  const database = await startEmbeddedDatabase(folder, { throwAway: true });
  const leave = async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
    process.exit(0);
  };
  // A parent may end without a signal, and Ctrl-C reaches this process too, so only the channel counts.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
  process.once("disconnect", () => void leave());
  if (process.connected) tell(database.url);
  else await leave();
}

await serveParent((url) => process.send?.({ url })).catch(endWith);
