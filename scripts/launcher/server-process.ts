import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { projectFolder } from "../bootstrap/folders.mjs";
import { Problem } from "../bootstrap/problem.mjs";
import { serverFlags, serverRuntime } from "./server-runtime.ts";

/** The server of the product, as a process of its own. */
export interface ServerProcess {
  /** Settles when it has ended; refuses when nobody told it to. */
  ended: Promise<void>;
}

/** How long it may go on answering the requests that it has begun. */
const PATIENCE = 10_000;

/**
 * Starts server/main.ts with these variables and comes back when /readyz answers; refuses when it ends before. It ends
 * when `told` is raised, or with this process.
 */
export async function startServer(
  variables: Record<string, string>,
  address: string,
  told: AbortSignal,
): Promise<ServerProcess> {
  told.throwIfAborted();
  const child = spawn(process.execPath, [...serverFlags, "--import", followLauncher, "server/main.ts"], {
    cwd: projectFolder,
    env: { ...process.env, ...serverRuntime, ...variables },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = endOf(child, told);
  told.addEventListener("abort", () => stop(child), { once: true });
  const endedEarly = ended.then(() => told.throwIfAborted());
  await Promise.race([endedEarly, answers(`${address}/readyz`, told)]);
  return { ended };
}

const followLauncher = new URL("./follow-launcher.mjs", import.meta.url).href;

async function endOf(child: ChildProcess, told: AbortSignal): Promise<void> {
  const how = await new Promise<number | string | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? signal));
  });
  if (!told.aborted) throw new Problem(`The server ended by itself (${how}); what it said stands above.`);
}

function stop(child: ChildProcess): void {
  child.kill("SIGTERM");
  setTimeout(() => child.kill("SIGKILL"), PATIENCE).unref();
}

async function answers(url: string, told: AbortSignal): Promise<void> {
  while (!told.aborted) {
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === 200) return;
    await wait(50);
  }
}
