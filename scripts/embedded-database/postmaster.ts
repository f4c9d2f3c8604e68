import { readFile, readlink, rm } from "node:fs/promises";
import path from "node:path";
import { commandOf, isRunning, runningProcesses } from "../bootstrap/processes.mjs";

/** A PostgreSQL server that runs on a cluster. */
export interface Postmaster {
  pid: number;
  port: number;
}

/** Returns the server that accepts connections to a cluster, or null. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const { pid, port, state } = await readPidFile(cluster);
  return isServer(pid) && port && state === "ready" ? { pid, port } : null;
}

/** Checks whether a server runs on a cluster, even one that is starting, recovering, or stopping. */
export async function hasServer(cluster: string): Promise<boolean> {
  return isServer((await readPidFile(cluster)).pid);
}

function isServer(pid: number): boolean {
  return Boolean(pid) && isRunning(pid) && commandOf(pid).includes("postgres");
}

/**
 * Removes the PID file of a killed server if it would prevent PostgreSQL from starting: the id may now belong to
 * another program or to a dead process that wasn't reaped.
 */
export async function clearStalePidFile(cluster: string): Promise<void> {
  const { pid } = await readPidFile(cluster);
  if (!pid || isServer(pid)) return;
  await endOrphans(cluster);
  await rm(path.join(cluster, "postmaster.pid"), { force: true });
}

async function readPidFile(cluster: string) {
  const lines = (await readFile(path.join(cluster, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  return { pid: Number(lines[0]), port: Number(lines[3]), state: lines[7]?.trim() };
}

/** Kills the children of a killed server, which may still write to the cluster: no server may start before they end. */
async function endOrphans(cluster: string): Promise<void> {
  if (process.platform !== "linux") return;
  for (const pid of runningProcesses()) {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
    if (folder === cluster && commandOf(pid).startsWith("postgres:")) process.kill(pid, "SIGKILL");
  }
}
