import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../bootstrap/ports.mjs";
import { serverFlags, serverRuntime } from "../launcher/server-runtime.ts";

export type Started = {
  origin: string;
  startSeconds: number;
  memoryMib: () => number;
  /** Returns the processor time of all threads so far. */
  cpuMs: () => number;
  stop: () => Promise<void>;
};

/** Folder in which each server writes a CPU profile when it ends. Look there when a ratio falls. */
const profiles = process.env.BENCH_PROFILES;
const profiling = profiles ? ["--cpu-prof", `--cpu-prof-dir=${profiles}`] : [];

const quiet: NodeJS.ProcessEnv = { NODE_ENV: "production", LOG_LEVEL: "warn" };

/** Starts one of our servers on a free port, or on the port in the variables, and resolves when the path responds. */
export async function startProcess(
  script: string,
  variables: Record<string, string>,
  readyPath: string,
): Promise<Started> {
  const port = variables.PORT ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...serverRuntime,
    ...quiet,
    ...variables,
    PORT: String(port),
  };
  const child = spawn(process.execPath, [...profiling, ...serverFlags, script], {
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  await answers(child, origin + readyPath);
  const startSeconds = (performance.now() - began) / 1_000;
  return {
    origin,
    startSeconds,
    memoryMib: () => residentMib(child),
    cpuMs: () => spentMs(child),
    stop: () => stop(child),
  };
}

async function answers(child: ChildProcess, url: string): Promise<void> {
  const patience = performance.now() + 60_000;
  while (child.exitCode === null && performance.now() < patience) {
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await wait(20);
  }
  throw new Error(`${url} gave no answer: the server ended, or its answer is no success`);
}

/** Returns the resident memory that the operating system reports, in MiB. */
function residentMib(child: ChildProcess): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" })) / 1_024;
}

/** Returns user plus system time. Linux counts it in hundredths of a second (proc_pid_stat(5)). */
function spentMs({ pid }: ChildProcess): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // Fields follow the name, which may contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
