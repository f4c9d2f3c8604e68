import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./folders.mjs";
import { Problem } from "./problem.mjs";

const lockFile = path.join(projectFolder, "package-lock.json");
const modules = path.join(projectFolder, "node_modules");
const stampFile = path.join(modules, ".offerlane-install");

/** Refuses a Node that is too old to get any further. */
export function checkNodeVersion() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major >= 20) return;
  throw new Problem(`Offerlane needs Node 20 or later. This is ${process.version}. See https://nodejs.org.`);
}

/** Installs the packages when they are missing or older than package-lock.json. */
export async function installPackages() {
  const wanted = createHash("sha256").update(readFileSync(lockFile)).digest("hex");
  if (readStamp() === wanted) return;
  if (!installedByHand()) {
    console.log("Installing packages (about a minute)…");
    await runNpm();
  }
  writeFileSync(stampFile, wanted);
}

function readStamp() {
  try {
    return readFileSync(stampFile, "utf8");
  } catch {
    return null;
  }
}

/** npm writes its own record last: when it is newer than the lock, somebody ran npm themselves. */
function installedByHand() {
  try {
    return statSync(path.join(modules, ".package-lock.json")).mtimeMs >= statSync(lockFile).mtimeMs;
  } catch {
    return false;
  }
}

async function runNpm() {
  const npm = process.env.npm_execpath?.endsWith(".js")
    ? [process.execPath, process.env.npm_execpath]
    : [process.platform === "win32" ? "npm.cmd" : "npm"];
  // Not `npm ci`: it refuses a lock that was made where a registry lacked optional packages of other platforms.
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
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.once("error", () =>
      reject(new Problem("npm was not found; it comes with Node (https://nodejs.org).")),
    );
    child.once("close", resolve);
  });
  if (code !== 0) throw new Problem(`Couldn't install packages. npm says:\n${said.trim()}`);
}
