import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** A server process on this worker's database. */
export type ServerProcess = { readonly origin: string; kill(): Promise<void> };

/** Starts the surfaces in a process of their own; `kill` ends it with SIGKILL and waits until it is gone. */
export async function startServerProcess(variables: Record<string, string> = {}): Promise<ServerProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "server-main.ts")], {
    env: { ...process.env, ...variables },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await Promise.race([once(child.stdout, "data"), failure(child)])) as [Buffer];
  return {
    origin: line.toString().trim(),
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
