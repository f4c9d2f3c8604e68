import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { endWith } from "../bootstrap/project.mjs";
import { STOP_SIGNALS } from "../bootstrap/stopping.mjs";
import { temporaryFolder } from "../shared/temporary.ts";
import { startEmbeddedDatabase } from "./cluster.ts";

const script = fileURLToPath(import.meta.url);

/** A temporary PostgreSQL that ends with this process at the latest. */
export interface ThrowAwayDatabase {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts an empty PostgreSQL in a temporary folder. `stop` removes it, and so does any end of this process.
 * @param isDurable true for the product's settings, for measurements; false is faster, but loses data in a power
 * failure
 */
export async function startThrowAwayDatabase({ isDurable = false } = {}): Promise<ThrowAwayDatabase> {
  const child = spawn(process.execPath, isDurable ? [script, "--durable"] : [script], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const started = once(child, "message") as Promise<[{ url: string }]>;
  const [message] = await Promise.race([
    started,
    ended.then(() => {
      throw new Error("The temporary database did not start.");
    }),
  ]);
  return {
    url: message.url,
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}

/** Serves the process that started this one, until the channel between them closes. */
async function serveParent(): Promise<void> {
  const folder = await temporaryFolder("test");
  const isDurable = process.argv.includes("--durable");
  const database = await startEmbeddedDatabase(folder.path, { throwAway: !isDurable });
  const leave = async () => {
    await database.stop();
    await folder[Symbol.asyncDispose]();
    process.exit(0);
  };
  // A parent may end without a signal, and Ctrl-C reaches this process too, so only the channel counts.
  for (const signal of STOP_SIGNALS) process.on(signal, () => undefined);
  process.once("disconnect", () => void leave());
  if (process.connected) process.send?.({ url: database.url });
  else await leave();
}

if (process.argv[1] === script) await serveParent().catch(endWith);
