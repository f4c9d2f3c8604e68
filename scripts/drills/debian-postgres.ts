import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../bootstrap/ports.mjs";
import type { ThrowAwayDatabase } from "../embedded-database/throw-away.ts";

const INSTALLED = "/usr/lib/postgresql";
export const NO_POSTGRES = "PostgreSQL isn't installed: apt-get install postgresql";
const USER = "offerlane";

export type DebianPostgres = ThrowAwayDatabase & {
  /** Starts a streaming replica, which stops with this server at the latest. */
  replicate(): Promise<ThrowAwayDatabase>;
};

/**
 * Starts an empty PostgreSQL from Debian, which has programs that the embedded one lacks. Returns null if it isn't
 * installed.
 */
export async function startDebianPostgres(): Promise<DebianPostgres | null> {
  const bin = newestPrograms();
  if (bin === null) return null;
  const owner = ownerOfClusters();
  const folders: string[] = [];
  const run = (program: string, args: readonly string[]) =>
    execFileSync(path.join(bin, program), args, {
      ...owner,
      cwd: "/",
      env: { PATH: process.env.PATH, LC_ALL: "C", NODE_ENV: "production" },
      // The started server inherits every stream that isn't ignored, and would keep it open.
      stdio: ["ignore", "ignore", "inherit"],
    });
  const newFolder = async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "offerlane-drill-postgres-"));
    if (owner) await chown(folder, owner.uid, owner.gid);
    folders.push(folder);
    return folder;
  };
  const serve = async (folder: string) => {
    const port = await freePort();
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
    run("pg_ctl", ["start", "-w", "-D", folder, "-l", path.join(folder, "log"), "-o", settings]);
    return port;
  };
  const remove = async (folder: string) => {
    if (!existsSync(folder)) return;
    run("pg_ctl", ["stop", "-w", "-m", "immediate", "-D", folder]);
    await rm(folder, { recursive: true, force: true });
  };
  const main = await newFolder();
  run("initdb", ["-D", main, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]);
  const port = await serve(main);
  const url = (at: number) => `postgresql://${USER}:unasked@127.0.0.1:${at}/postgres`;
  return {
    url: url(port),
    async replicate() {
      const folder = await newFolder();
      await rm(folder, { recursive: true });
      run("pg_basebackup", ["-D", folder, "-d", url(port), "-R", "-X", "stream", "-c", "fast"]);
      return { url: url(await serve(folder)), stop: () => remove(folder) };
    },
    async stop() {
      for (const folder of [...folders].reverse()) await remove(folder);
    },
  };
}

function newestPrograms(): string | null {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).map(Number).filter(Number.isInteger) : [];
  return versions.length === 0 ? null : path.join(INSTALLED, String(Math.max(...versions)), "bin");
}

/** Returns the owner for clusters. PostgreSQL doesn't run as root; Debian's package creates a user for it. */
function ownerOfClusters(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}
