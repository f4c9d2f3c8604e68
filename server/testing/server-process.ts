import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { flushCompileCache } from "node:module";
import path from "node:path";

/** A server process on this worker's database. */
export type ServerProcess = {
  readonly origin: string;
  kill(): Promise<void>;
  /** Sends it a signal, such as SIGTERM. */
  signal(name: NodeJS.Signals): void;
  /** Its exit code once it has ended, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  /** Returns its log so far. */
  log(): string;
};

const ADDRESS = /^http:\/\/\S+$/m;

/** Saves the compiled code, because a killed process wouldn't, and prints the address that `startServerProcess` waits for. */
export function announce(origin: string): void {
  flushCompileCache();
  process.stdout.write(`${origin}\n`);
}

/** Starts the HTTP server in a separate process; `kill` ends it with SIGKILL and waits until it is gone. */
export async function startServerProcess(
  variables: Record<string, string> = {},
  entry = "server-main.ts",
): Promise<ServerProcess> {
  // With as much room for short-lived objects as under `npm start`.
  const command = ["--max-semi-space-size=16", path.join(import.meta.dirname, entry)];
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...variables },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let written = "";
  child.stdout.on("data", (chunk: Buffer) => {
    written += chunk;
  });
  // Log lines may precede the line with its address.
  while (!ADDRESS.test(written)) await Promise.race([once(child.stdout, "data"), failure(child)]);
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once("exit", (code, signal) => resolve(code ?? signal));
  });
  return {
    ended,
    signal: (name) => void child.kill(name),
    log: () => written,
    origin: ADDRESS.exec(written)?.[0] ?? "",
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}

async function failure(child: ChildProcess): Promise<never> {
  const [code] = (await once(child, "exit")) as [number | null];
  throw new Error(`The server process ended with ${code} before it listened.`);
}
