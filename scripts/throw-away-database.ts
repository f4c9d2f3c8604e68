import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { endWith } from "./bootstrap/problem.mjs";
import { startEmbeddedDatabase } from "./embedded-database/cluster.ts";

/** A PostgreSQL for the tests that go with their parent: when the channel closes, server and data are gone. */
async function serveParent(tell: (url: string) => void): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "offerlane-test-"));
  await chmod(folder, 0o755);
  const database = await startEmbeddedDatabase(folder, { throwAway: true });
  const leave = async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
    process.exit(0);
  };
  // A parent may end in silence, and Ctrl-C reaches this process too: the channel alone decides.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
  process.once("disconnect", () => void leave());
  if (process.connected) tell(database.url);
  else await leave();
}

await serveParent((url) => process.send?.({ url })).catch(endWith);
