import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Whether a process of this number runs, whoever owns it. One that ended but was not waited for does not count. */
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

/** Gives the command line of a process, empty when there is none. */
export function commandOf(pid) {
  try {
    if (process.platform === "linux")
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return execFileSync("ps", ["-ww", "-o", "args=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}

/** Gives the npm that runs this script (it puts a shell in between), null when it was started without. */
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

/** Waits until a process is gone; gives false when it still runs after so many milliseconds. */
export async function waitForEnd(pid, milliseconds) {
  const deadline = Date.now() + milliseconds;
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}
