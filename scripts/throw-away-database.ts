import { endWith } from "./bootstrap/project.mjs";
import { startEmbeddedDatabase } from "./embedded-database/cluster.ts";
import { temporaryFolder } from "./shared/temporary.ts";

/**
 * Serves a temporary PostgreSQL. With --durable, it has the product's settings. When the channel to the
 * parent closes, the server and its data are removed.
 */
async function serveParent(onReady: (url: string) => void): Promise<void> {
  const folder = await temporaryFolder("test");
  const isDurable = process.argv.includes("--durable");
  const database = await startEmbeddedDatabase(folder.path, { throwAway: !isDurable });
  const leave = async () => {
    await database.stop();
    await folder[Symbol.asyncDispose]();
    process.exit(0);
  };
  // A parent may end without a signal, and Ctrl-C reaches this process too, so only the channel counts.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
  process.once("disconnect", () => void leave());
  if (process.connected) onReady(database.url);
  else await leave();
}

await serveParent((url) => process.send?.({ url })).catch(endWith);
