import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Returns true if a process with this id runs under any user. One that has ended but wasn't reaped doesn't count. */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== "EPERM") return false;
  }
  if (process.platform !== "linux") return true;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return !/^[ZX]/.test(stat.slice(stat.lastIndexOf(")") + 2));
  } catch {
    return false;
  }
}

/** Returns the command line of a process, or an empty string if it doesn't run. */
export function commandOf(pid) {
  try {
    if (process.platform === "linux")
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return execFileSync("ps", ["-ww", "-o", "args=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}

/**
 * Returns the process id of the npm that runs this script (npm adds a shell in between), or null if npm didn't start
 * it.
 */
export function npmAbove() {
  if (!process.env.npm_lifecycle_event) return null;
  return commandOf(process.ppid).startsWith("sh -c") ? parentOf(process.ppid) : process.ppid;
}

function parentOf(pid) {
  if (process.platform !== "linux") {
    return Number(execFileSync("ps", ["-o", "ppid=", "-p", String(pid)], { encoding: "utf8" }));
  }
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
}

/** Waits for a process to end. Returns false if it still runs after the given number of milliseconds. */
export async function waitForEnd(pid, milliseconds) {
  const deadline = Date.now() + milliseconds;
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}
