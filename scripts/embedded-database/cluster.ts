import { randomBytes } from "node:crypto";
import {
  chown,
  link,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "../bootstrap/ports.mjs";
import { commandOf, isRunning, runningProcesses } from "../bootstrap/processes.mjs";
import { type Home, prepareHome, runPostgresProgram } from "./home.ts";

/** A running embedded PostgreSQL. */
export interface EmbeddedDatabase {
  /** URL of the product's database, with the rights of the cluster's owner. */
  url: string;
  /** True if a killed process had left it running. */
  reused: boolean;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** If true, trades safety after a power cut for speed. For temporary databases. */
  throwAway?: boolean;
}

const USER = "offerlane";
const DATABASE = "offerlane";
/** The number of starts that may fail for a reason that isn't known to be temporary. */
const ATTEMPTS = 3;

/**
 * Starts the embedded PostgreSQL of a data folder, creating it on the first call. It listens only on 127.0.0.1, on a
 * port that is stored in the folder. A server that a killed process left running is taken over.
 */
export async function startEmbeddedDatabase(
  dataFolder: string,
  options: ClusterOptions = {},
): Promise<EmbeddedDatabase> {
  const home = await prepareHome(path.resolve(dataFolder));
  await removeUnfinished(home);
  const password = await ensureCluster(home);
  const left = await readPostmaster(clusterFolder(home));
  const port = left?.port ?? (await startServer(home, options));
  // If two processes start it together, the file must have the port that is used, not the other one.
  await writeFile(portFile(home), `${port}\n`);
  const server = `postgresql://${USER}:${password}@127.0.0.1:${port}`;
  await ensureDatabase(server);
  return { url: `${server}/${DATABASE}`, reused: left !== null, stop: () => stopServer(home) };
}

/**
 * Starts the embedded PostgreSQL of a data folder again, on its port, whenever it is gone, until `signal` aborts: the system may have ended
 * it to free memory.
 */
export async function keepEmbeddedDatabase(
  dataFolder: string,
  signal: AbortSignal,
  log: (text: string) => void,
  checkMs = 2_000,
): Promise<void> {
  const home = await prepareHome(path.resolve(dataFolder));
  while (!signal.aborted) {
    await wait(checkMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted || (await hasServer(clusterFolder(home)))) continue;
    log("The database ended unexpectedly. It starts again…");
    await startServer(home, {}).catch(({ message }: Error) => log(message));
  }
}

/** Stops the embedded PostgreSQL of a data folder, and removes it with its data. */
export async function removeEmbeddedDatabase(dataFolder: string): Promise<void> {
  const home = await prepareHome(path.resolve(dataFolder));
  await stopServer(home);
  await rm(home.folder, { recursive: true });
  await rm(dataFolder, { recursive: true, force: true });
}

function clusterFolder(home: Home): string {
  return path.join(home.folder, "cluster");
}

function portFile(home: Home): string {
  return path.join(home.folder, "port");
}

/**
 * Creates the cluster in a temporary folder and renames it, so that a kill in between leaves no partial cluster. If two processes create it
 * at the same time, both use the password and the cluster of the first.
 */
async function ensureCluster(home: Home): Promise<string> {
  const passwordFile = path.join(home.folder, "password");
  const readPassword = async () => (await readFile(passwordFile, "utf8")).trim();
  if (await stat(clusterFolder(home)).catch(() => null)) return readPassword();
  const unfinished = await mkdtemp(path.join(home.folder, `unfinished-${process.pid}-`));
  beingCreated.add(path.basename(unfinished));
  const ownPassword = `${unfinished}.password`;
  await writeFile(ownPassword, `${randomBytes(24).toString("hex")}\n`, { mode: 0o600 });
  if (home.owner) {
    for (const file of [unfinished, ownPassword]) await chown(file, home.owner.uid, home.owner.gid);
  }
  await link(ownPassword, passwordFile).catch(unless("EEXIST"));
  await rm(ownPassword);
  // The built-in locale sorts and folds case the same on every machine.
  await runPostgresProgram(home, "initdb", [
    `--pgdata=${unfinished}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-sync",
  ]);
  await rename(unfinished, clusterFolder(home)).catch(unless("ENOTEMPTY", "EEXIST"));
  await rm(unfinished, { recursive: true, force: true });
  beingCreated.delete(path.basename(unfinished));
  return readPassword();
}

/** The unfinished clusters that this process creates. After a restart in a container, a new process may have the id of a killed one. */
const beingCreated = new Set<string>();

/** Removes the unfinished clusters of killed processes, but nothing that belongs to a running process. */
async function removeUnfinished(home: Home): Promise<void> {
  for (const name of await readdir(home.folder)) {
    const [, unfinished, pid] = /^(unfinished-(?:(\d+)-)?[^.]+)/.exec(name) ?? [];
    if (unfinished === undefined) continue;
    const isCreating =
      Number(pid) === process.pid
        ? beingCreated.has(unfinished)
        : pid !== undefined && isRunning(Number(pid));
    // The killed process's initdb may still write to the folder: the next start removes the rest.
    if (!isCreating) {
      await rm(path.join(home.folder, name), { recursive: true, force: true }).catch(unless("ENOTEMPTY"));
    }
  }
}

/** Returns a handler that ignores errors with these codes. They occur if another process does the same concurrently. */
function unless(...codes: string[]) {
  return (error: { code?: string }) => {
    if (!codes.includes(error.code ?? "")) throw error;
  };
}

async function startServer(home: Home, options: ClusterOptions): Promise<number> {
  const remembered = await readFile(portFile(home), "utf8").catch(() => "0");
  const settings = [
    "-c listen_addresses=127.0.0.1",
    "-c unix_socket_directories=",
    "-c max_connections=200",
    ...(options.throwAway ? ["-c fsync=off", "-c synchronous_commit=off", "-c full_page_writes=off"] : []),
  ];
  const log = path.join(home.folder, "postgres.log");
  const cluster = clusterFolder(home);
  const deadline = Date.now() + 60_000;
  let failures = 0;
  for (;;) {
    const other = await readPostmaster(cluster);
    if (other) return other.port;
    if (!(await hasServer(cluster))) {
      await clearStalePidFile(cluster);
      await rm(log, { force: true });
      const port = await freePort(Number(remembered));
      const where = ["-D", cluster, "-l", log];
      const command = ["start", "-w", "-t", "60", ...where, "-o", [`-p ${port}`, ...settings].join(" ")];
      if (await succeeds(runPostgresProgram(home, "pg_ctl", command))) return port;
      failures += 1;
    }
    // Another process may be starting the server or have taken the port, or children of a killed one may still use the cluster.
    const logText = await readFile(log, "utf8").catch(() => "");
    const isPassing = (await hasServer(cluster)) || /pre-existing shared memory|could not bind/.test(logText);
    if ((!isPassing && failures >= ATTEMPTS) || Date.now() > deadline) {
      const why = logText.trim().split("\n").at(-1) ?? "";
      throw new Error(`The embedded PostgreSQL didn't start. See ${log}, or set DATABASE_URL. ${why}`);
    }
    await wait(250);
  }
}

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

async function stopServer(home: Home): Promise<void> {
  if ((await readPostmaster(clusterFolder(home))) === null) return;
  await runPostgresProgram(home, "pg_ctl", [
    "stop",
    "-w",
    "-m",
    "fast",
    "-t",
    "30",
    "-D",
    clusterFolder(home),
  ]);
}

async function ensureDatabase(server: string): Promise<void> {
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [DATABASE]);
    // The codes of PostgreSQL for a database that another process has created, or is creating.
    if (rowCount === 0) await client.query(`create database ${DATABASE}`).catch(unless("42P04", "23505"));
  } finally {
    await client.end();
  }
}

/** A PostgreSQL server that runs on a cluster. */
interface Postmaster {
  pid: number;
  port: number;
}

/** Returns the server that accepts connections to a cluster, or null. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const { pid, port, state } = await readPidFile(cluster);
  return isServer(pid) && port && state === "ready" ? { pid, port } : null;
}

/** Checks whether a server runs on a cluster, even one that is starting, recovering, or stopping. */
async function hasServer(cluster: string): Promise<boolean> {
  return isServer((await readPidFile(cluster)).pid);
}

function isServer(pid: number): boolean {
  return Boolean(pid) && isRunning(pid) && commandOf(pid).includes("postgres");
}

/**
 * Removes the PID file of a killed server if it would prevent PostgreSQL from starting: the id may now belong to
 * another program or to a dead process that wasn't reaped.
 */
async function clearStalePidFile(cluster: string): Promise<void> {
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
