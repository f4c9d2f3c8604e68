import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

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
  const script = fileURLToPath(new URL("../throw-away-database.ts", import.meta.url));
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
