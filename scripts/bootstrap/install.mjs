import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { projectFolder } from "./folders.mjs";
import { takeLockFile } from "./lock.mjs";
import { Problem } from "./problem.mjs";
import { commandOf, isRunning, waitForEnd } from "./processes.mjs";

const lockFile = path.join(projectFolder, "package-lock.json");
const modules = path.join(projectFolder, "node_modules");
const modulesOfWorkspaces = [path.join(projectFolder, "clients/typescript/node_modules")];
/** npm writes it last of all. */
const npmRecord = path.join(modules, ".package-lock.json");
/** What stands there: the digest of the lock file that was installed, or while npm works `unfinished` and its number. */
const stampFile = path.join(modules, ".offerlane-install");
const turnFile = path.join(modules, ".offerlane-install.lock");
const UNFINISHED = /^unfinished (\d+)$/;
const NPM_PATIENCE_MS = 10_000;

/** Refuses a Node that is too old to get any further. */
export function checkNodeVersion() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major >= 20) return;
  throw new Problem(`Offerlane needs Node 20 or later. This is ${process.version}. See https://nodejs.org.`);
}

/**
 * Installs the packages when they are missing or older than package-lock.json; anew where an install was interrupted, for npm takes half of a
 * package for the whole. One process at a time does, and the others wait for it. @throws when `told` is raised, and npm has ended
 */
export async function installPackages(told) {
  const wanted = createHash("sha256").update(readFileSync(lockFile)).digest("hex");
  if (readStamp() === wanted) return;
  mkdirSync(modules, { recursive: true });
  const turn = await takeLockFile(turnFile, (holder) => waitForInstall(holder, told));
  try {
    const stamp = readStamp();
    if (stamp === wanted) return;
    await endOrphan(stamp);
    if (wasInterrupted(stamp)) {
      console.log("An earlier install was interrupted. Its packages are removed.");
      removePackages();
    }
    if (!installedByHand()) {
      console.log("Installing packages (about a minute)…");
      await runNpm(told);
    }
    writeFileSync(stampFile, wanted);
  } finally {
    turn.release();
  }
}

function readStamp() {
  try {
    return readFileSync(stampFile, "utf8");
  } catch {
    return null;
  }
}

async function waitForInstall({ pid }, told) {
  const isAtIt = () => isRunning(pid) && /(start|test)\.mjs/.test(commandOf(pid));
  if (isAtIt()) console.log("Another command is installing the packages. Waiting for it…");
  while (isAtIt()) await wait(250, undefined, { signal: told });
}

/** Ends an npm whose launcher was killed, before its work is undone. */
async function endOrphan(stamp) {
  const npm = Number(UNFINISHED.exec(stamp ?? "")?.[1]);
  if (!npm || !isRunning(npm) || !commandOf(npm).includes("npm")) return;
  process.kill(npm, "SIGTERM");
  if (await waitForEnd(npm, NPM_PATIENCE_MS)) return;
  process.kill(npm, "SIGKILL");
  await waitForEnd(npm, NPM_PATIENCE_MS);
}

/** Ours says so; of one by hand, packages without npm's own record do. */
function wasInterrupted(stamp) {
  if (stamp !== null) return UNFINISHED.test(stamp);
  return !existsSync(npmRecord) && readdirSync(modules).some((name) => !name.startsWith("."));
}

function removePackages() {
  for (const name of readdirSync(modules)) {
    if (name !== path.basename(turnFile)) rmSync(path.join(modules, name), { recursive: true, force: true });
  }
  for (const folder of modulesOfWorkspaces) rmSync(folder, { recursive: true, force: true });
}

/** Where npm's own record is newer than the lock file, somebody ran npm themselves. */
function installedByHand() {
  try {
    return statSync(npmRecord).mtimeMs >= statSync(lockFile).mtimeMs;
  } catch {
    return false;
  }
}

async function runNpm(told) {
  told.throwIfAborted();
  // The Node that runs this may have stood among the packages that were removed.
  const node = existsSync(process.execPath) ? process.execPath : "node";
  const npm = process.env.npm_execpath?.endsWith(".js")
    ? [node, process.env.npm_execpath]
    : [process.platform === "win32" ? "npm.cmd" : "npm"];
  // Not `npm ci`: it removes every package first, also those that are as the lock file says.
  const args = [
    "install",
    "--no-save",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--loglevel=error",
  ];
  const [command, ...first] = npm;
  const child = spawn(command, [...first, ...args], {
    cwd: projectFolder,
    env: { ...process.env, NODE_ENV: "development" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  writeFileSync(stampFile, `unfinished ${child.pid}`);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  }
  const stop = () => {
    child.kill("SIGTERM");
    setTimeout(() => child.kill("SIGKILL"), NPM_PATIENCE_MS).unref();
  };
  told.addEventListener("abort", stop, { once: true });
  const code = await new Promise((resolve, reject) => {
    child.once("error", () =>
      reject(new Problem("npm was not found; it comes with Node (https://nodejs.org).")),
    );
    child.once("close", resolve);
  });
  told.throwIfAborted();
  told.removeEventListener("abort", stop);
  if (code === 0) return;
  // Where npm fails by itself, it undoes what it did.
  rmSync(stampFile, { force: true });
  throw new Problem(`Couldn't install packages. npm says:\n${said.trim()}`);
}
