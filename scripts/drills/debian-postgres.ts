import { existsSync, readdirSync } from "node:fs";
import { chown, readFile } from "node:fs/promises";
import path from "node:path";
import { freePort } from "../bootstrap/ports.mjs";
import type { ThrowAwayDatabase } from "../embedded-database/throw-away.ts";
import { outputOf } from "../shared/programs.ts";
import { query, temporaryFolder } from "../shared/temporary.ts";
import { timeUntil } from "../shared/timing.ts";

const INSTALLED = "/usr/lib/postgresql";
export const NO_POSTGRES = "PostgreSQL isn't installed: apt-get install postgresql";
const USER = "postgres";

export type DebianPostgres = ThrowAwayDatabase & {
  /** Starts a streaming replica, which stops with this server at the latest. */
  replicate(): Promise<ThrowAwayDatabase>;
};

/**
 * Starts an empty PostgreSQL from Debian, which has programs that the embedded one lacks. Returns null if it isn't
 * installed.
 */
export async function startDebianPostgres(): Promise<DebianPostgres | null> {
  if (!isPostgresInstalled()) return null;
  const main = await prepareCluster(() => "-c fsync=off");
  await main.create();
  const { url } = main;
  let replica: typeof main | undefined;
  return {
    url,
    async replicate() {
      replica = await prepareCluster(() => "-c fsync=off");
      await replica.follow(url);
      return { url: replica.url, stop: replica.remove };
    },
    async stop() {
      await replica?.remove();
      await main.remove();
    },
  };
}

/** Prepares a cluster in a temporary folder, with these settings. It listens on a free port and in the folder. */
export async function prepareCluster(settings: (folder: string) => string) {
  const owner = await ownerOfClusters();
  const temporary = await temporaryFolder("drill-postgres");
  const { path: folder } = temporary;
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = path.join(folder, "data");
  const port = await freePort();
  const log = path.join(folder, "postgres.log");
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} ${settings(folder)}`;
  // The started server inherits every stream that isn't ignored, and would keep it open.
  const execute = (program: string, ...args: string[]) =>
    outputOf(program, args, {
      ...owner,
      cwd: "/",
      env: { LC_ALL: "C" },
      stdio: ["ignore", "ignore", "inherit"],
    });
  const run = (program: string, ...args: string[]) => execute(path.join(programs(), program), ...args);
  const start = () => run("pg_ctl", "start", "-w", "-t", "60", "-D", data, "-l", log, "-o", options);
  const stop = (mode: "fast" | "immediate") => run("pg_ctl", "stop", "-w", "-m", mode, "-D", data);
  const url = `postgresql://${USER}:unasked@127.0.0.1:${port}/postgres`;
  const nameOf = async (text: string) => (await query<{ name: string }>(url, text))[0]?.name ?? "";
  return {
    url,
    ...{ folder, data, port, user: USER, execute, run, start, stop },
    async create() {
      await run("initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N");
      await start();
    },
    /** Copies the server at this URL, and starts as its streaming replica. */
    async follow(main: string) {
      await run("pg_basebackup", "-D", data, "-d", main, "-R", "-X", "stream", "-c", "fast");
      await start();
    },
    /** Waits until the WAL archive has everything that was written so far. */
    async archiveAll() {
      const last = await nameOf("SELECT pg_walfile_name(pg_current_wal_lsn()) AS name");
      await query(url, "SELECT pg_switch_wal()");
      const archived = "SELECT last_archived_wal AS name FROM pg_stat_archiver";
      await timeUntil(async () => (await nameOf(archived)) >= last);
    },
    /** Starts on restored data, and waits until the recovery has ended. */
    async startRecovery() {
      await start();
      await timeUntil(async () => (await nameOf("SELECT pg_is_in_recovery()::text AS name")) === "false");
    },
    /** Ends the server without any preparation, as a crash does. */
    async kill() {
      const [pid] = (await readFile(path.join(data, "postmaster.pid"), "utf8")).split("\n");
      process.kill(Number(pid), "SIGKILL");
    },
    promote: () => run("pg_ctl", "promote", "-w", "-D", data),
    async remove() {
      if (!existsSync(folder)) return;
      // A drill may have ended it already.
      if (existsSync(path.join(data, "postmaster.pid"))) await stop("immediate").catch(() => undefined);
      await temporary[Symbol.asyncDispose]();
    },
  };
}

export const isPostgresInstalled = (): boolean =>
  process.env.POSTGRES_PROGRAMS !== undefined || versions().length > 0;

const versions = () =>
  existsSync(INSTALLED) ? readdirSync(INSTALLED).map(Number).filter(Number.isInteger) : [];

/** Returns the folder of PostgreSQL's programs: POSTGRES_PROGRAMS, or the newest version's folder. */
export const programs = () =>
  process.env.POSTGRES_PROGRAMS ?? path.join(INSTALLED, String(Math.max(...versions())), "bin");

/** Returns the owner for clusters. PostgreSQL doesn't run as root; Debian's package creates a user for it. */
async function ownerOfClusters(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (flag: string) => Number(await outputOf("id", [flag, USER]));
  return { uid: await id("-u"), gid: await id("-g") };
}
