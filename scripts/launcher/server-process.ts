import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Problem, projectFolder } from "../bootstrap/project.mjs";
import { stopPatience } from "../bootstrap/stopping.mjs";

/**
 * Keeps the young generation small; below 16 MiB, reads of many rows lose a tenth of their throughput. `gc()` frees the
 * memory that startup used.
 */
const serverFlags = ["--max-semi-space-size=16", "--expose-gc"] as const;

/**
 * Runtime variables for the server: compiled modules are cached between starts, and glibc shares two arenas among
 * threads, so that memory is returned.
 */
const serverRuntime = {
  NODE_COMPILE_CACHE: path.join(projectFolder, "node_modules/.cache/offerlane-compiled"),
  MALLOC_ARENA_MAX: "2",
  NEXT_TELEMETRY_DISABLED: "1",
} as const;

/** The product's server or worker as a separate process. */
export interface ServerProcess {
  pid: number;
  /** Resolves to its exit code, or to the signal that ended it. */
  ended: Promise<number | string>;
}

/**
 * Starts a program of the server with these variables. The program is asked to end when `signal` aborts or this process
 * is gone, and killed if it exceeds its shutdown time by far.
 * @param output an open file to write to; by default this process's output
 */
export function startProcess(
  program: string,
  variables: Record<string, string>,
  signal: AbortSignal,
  output: number | "inherit" = "inherit",
): ServerProcess {
  const env = { ...process.env, ...serverRuntime, ...variables };
  const child = spawn(process.execPath, [...serverFlags, "--import", followLauncher, program], {
    cwd: projectFolder,
    env,
    stdio: ["ignore", output, output, "ipc"],
  });
  const stop = () => stopInTime(child, stopPatience(env));
  if (signal.aborted) stop();
  else signal.addEventListener("abort", stop, { once: true });
  const ended = endOf(child).finally(() => signal.removeEventListener("abort", stop));
  return { pid: child.pid ?? 0, ended };
}

/**
 * Starts server/cluster.ts and resolves when /readyz responds or `signal` aborts.
 * @param other another program, and the path of its readiness check
 * @throws Problem if the server ends before that
 */
export async function startServer(
  variables: Record<string, string>,
  address: string,
  signal: AbortSignal,
  output?: number | "inherit",
  { program, ready } = { program: "server/cluster.ts", ready: "/readyz" },
): Promise<ServerProcess> {
  signal.throwIfAborted();
  const server = startProcess(program, variables, signal, output);
  const polling = new AbortController();
  const endedEarly = server.ended.then((how) => {
    if (!signal.aborted)
      throw new Problem(`The server stopped while starting (${how}). See its messages above.`);
  });
  try {
    const either = AbortSignal.any([signal, polling.signal]);
    await Promise.race([endedEarly, untilReady(address + ready, either)]);
  } finally {
    polling.abort();
  }
  return server;
}

const followLauncher = new URL("./follow-launcher.mjs", import.meta.url).href;

function endOf(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, killedBy) => resolve(code ?? killedBy ?? "unknown"));
  });
}

/** Passes on a second stop request: the server then ends immediately. */
function stopInTime(child: ChildProcess, graceMs: number): void {
  const kill = setTimeout(() => child.kill("SIGKILL"), graceMs).unref();
  const endImmediately = () => child.kill("SIGTERM");
  process.on("SIGTERM", endImmediately);
  child.once("exit", () => {
    clearTimeout(kill);
    process.off("SIGTERM", endImmediately);
  });
  child.kill("SIGTERM");
}

async function untilReady(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const response = await fetch(url, { signal }).catch(() => null);
    await response?.body?.cancel();
    if (response?.status === 200) return;
    await wait(50);
  }
}
