import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { takeLockFile } from "./lock.mjs";
import { commandOf, isRunning, waitForEnd } from "./processes.mjs";
import { Problem, projectFolder } from "./project.mjs";

const lockFile = path.join(projectFolder, "package-lock.json");
const modules = path.join(projectFolder, "node_modules");
const modulesOfWorkspaces = [path.join(projectFolder, "clients/typescript/node_modules")];
/** npm writes this file last. */
const npmRecord = path.join(modules, ".package-lock.json");
/** Contains the digest of the installed lock file or, while npm runs, `unfinished` and npm's process id. */
const stampFile = path.join(modules, ".offerlane-install");
const turnFile = path.join(modules, ".offerlane-install.lock");
const UNFINISHED = /^unfinished (\d+)$/;
const NPM_PATIENCE_MS = 10_000;

/** Checks that Node is recent enough to start. @throws Problem if it isn't */
export function checkNodeVersion() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major >= 20) return;
  throw new Problem(`Offerlane needs Node 20 or later. This is ${process.version}. See https://nodejs.org.`);
}

/**
 * Installs the packages if they are missing or older than package-lock.json. Reinstalls all of them after an
 * interrupted install, because npm takes an incomplete package for a complete one. One process installs at a time; the
 * others wait.
 * @throws when `signal` aborts, after npm has ended
 */
export async function installPackages(signal) {
  const wanted = createHash("sha256").update(readFileSync(lockFile)).digest("hex");
  if (readStamp() === wanted) return;
  mkdirSync(modules, { recursive: true });
  const turn = await takeLockFile(turnFile, (holder) => waitForInstall(holder, signal));
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
      await runNpm(signal);
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

async function waitForInstall({ pid }, signal) {
  const isAtIt = () => isRunning(pid) && /(start|test)\.mjs/.test(commandOf(pid));
  if (isAtIt()) console.log("Another command is installing the packages. Waiting for it…");
  while (isAtIt()) await wait(250, undefined, { signal });
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

/**
 * Our stamp records an interrupted install. An install by hand was interrupted if there are packages without npm's
 * record.
 */
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

/** If npm's record is newer than the lock file, the user ran npm by hand. */
function installedByHand() {
  try {
    return statSync(npmRecord).mtimeMs >= statSync(lockFile).mtimeMs;
  } catch {
    return false;
  }
}

async function runNpm(signal) {
  signal.throwIfAborted();
  // The Node that runs this may have been among the removed packages.
  const node = existsSync(process.execPath) ? process.execPath : "node";
  const npm = process.env.npm_execpath?.endsWith(".js")
    ? [node, process.env.npm_execpath]
    : [process.platform === "win32" ? "npm.cmd" : "npm"];
  // Not `npm ci`: it first removes every package, even those that match the lock file.
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
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  const stop = () => {
    child.kill("SIGTERM");
    setTimeout(() => child.kill("SIGKILL"), NPM_PATIENCE_MS).unref();
  };
  signal.addEventListener("abort", stop, { once: true });
  const code = await new Promise((resolve, reject) => {
    child.once("error", () =>
      reject(new Problem("npm was not found; it comes with Node (https://nodejs.org).")),
    );
    child.once("close", resolve);
  });
  signal.throwIfAborted();
  signal.removeEventListener("abort", stop);
  if (code === 0) return;
  // If npm fails without being stopped, it undoes its own work.
  rmSync(stampFile, { force: true });
  throw new Problem(`Couldn't install packages. npm says:\n${output.trim()}`);
}
