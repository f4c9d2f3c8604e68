import { randomBytes } from "node:crypto";
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "../bootstrap/ports.mjs";
import { type Home, prepareHome, runPostgresProgram } from "./home.ts";
import { clearStalePidFile, readPostmaster } from "./postmaster.ts";

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

/**
 * Starts the embedded PostgreSQL of a data folder, creating it on the first call. It listens only on 127.0.0.1, on a
 * port that is stored in the folder. A server that a killed process left running is taken over.
 */
export async function startEmbeddedDatabase(
  dataFolder: string,
  options: ClusterOptions = {},
): Promise<EmbeddedDatabase> {
  const home = await prepareHome(path.resolve(dataFolder));
  const password = await ensureCluster(home);
  const left = await readPostmaster(clusterFolder(home));
  const port = left?.port ?? (await startServer(home, options));
  const server = `postgresql://${USER}:${password}@127.0.0.1:${port}`;
  await ensureDatabase(server);
  return { url: `${server}/${DATABASE}`, reused: left !== null, stop: () => stopServer(home) };
}

function clusterFolder(home: Home): string {
  return path.join(home.folder, "cluster");
}

/** Creates the cluster beside its final place and renames it, so that a kill in between leaves no partial cluster. */
async function ensureCluster(home: Home): Promise<string> {
  const passwordFile = path.join(home.folder, "password");
  if (await stat(clusterFolder(home)).catch(() => null)) return (await readFile(passwordFile, "utf8")).trim();
  const password = randomBytes(24).toString("hex");
  const unfinished = path.join(home.folder, "cluster.unfinished");
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (home.owner) {
    for (const file of [unfinished, passwordFile]) await chown(file, home.owner.uid, home.owner.gid);
  }
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
  await rename(unfinished, clusterFolder(home));
  return password;
}

async function startServer(home: Home, options: ClusterOptions): Promise<number> {
  const port = await rememberedPort(home);
  const settings = [
    `-p ${port}`,
    "-c listen_addresses=127.0.0.1",
    "-c unix_socket_directories=",
    "-c max_connections=200",
    ...(options.throwAway ? ["-c fsync=off", "-c synchronous_commit=off", "-c full_page_writes=off"] : []),
  ];
  const log = path.join(home.folder, "postgres.log");
  const deadline = Date.now() + 60_000;
  for (;;) {
    await clearStalePidFile(clusterFolder(home));
    await rm(log, { force: true });
    try {
      const where = ["-D", clusterFolder(home), "-l", log];
      await runPostgresProgram(home, "pg_ctl", [
        "start",
        "-w",
        "-t",
        "60",
        ...where,
        "-o",
        settings.join(" "),
      ]);
      return port;
    } catch {
      // Children of a killed server may still use the cluster, or a server may be recovering or stopping.
      const other = await readPostmaster(clusterFolder(home));
      if (other) return other.port;
      const said = await readFile(log, "utf8").catch(() => "");
      const passing = said.includes("pre-existing shared memory") || said.includes("postmaster.pid");
      if (!passing || Date.now() > deadline) {
        throw new Error(`The embedded PostgreSQL didn't start. See ${log}, or set DATABASE_URL.`);
      }
      await wait(250);
    }
  }
}

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

async function rememberedPort(home: Home): Promise<number> {
  const file = path.join(home.folder, "port");
  const port = await freePort(Number(await readFile(file, "utf8").catch(() => "0")));
  await writeFile(file, `${port}\n`);
  return port;
}

async function ensureDatabase(server: string): Promise<void> {
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
