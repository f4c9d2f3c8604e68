import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/**
 * Returns true if a process with this id runs under any user. One that has ended but wasn't reaped doesn't count.
 * @param {number} pid
 */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== "EPERM") return false;
  }
  return process.platform !== "linux" || !["", "Z", "X"].includes(statOf(pid).state);
}

/** Returns the ids of all running processes, on Linux. */
export function runningProcesses() {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** Returns the id of the only child of a process, on Linux. @param {number} pid */
export function childOf(pid) {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")[0]);
}

/**
 * Returns the state of a process, its parent, its own processor time, and the time of its children that have
 * ended (proc_pid_stat(5)), on Linux. The state is empty and the rest is 0 if the process doesn't run.
 * @param {number} pid
 */
export function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // Fields follow the name, which may contain spaces and parentheses.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [utime, stime, cutime, cstime] = fields.slice(10, 14).map(Number);
    return {
      state,
      parent: Number(fields[0]),
      ownMs: (utime + stime) * TICK_MS,
      endedMs: (cutime + cstime) * TICK_MS,
    };
  } catch {
    return { state: "", parent: 0, ownMs: 0, endedMs: 0 };
  }
}

/** Returns the command line of a process, or an empty string if it doesn't run. @param {number} pid */
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
export function parentNpm() {
  if (!process.env.npm_lifecycle_event) return null;
  return commandOf(process.ppid).startsWith("sh -c") ? parentOf(process.ppid) : process.ppid;
}

function parentOf(pid) {
  if (process.platform === "linux") return statOf(pid).parent;
  return Number(execFileSync("ps", ["-o", "ppid=", "-p", String(pid)], { encoding: "utf8" }));
}

/**
 * Waits for a process to end. Returns false if it still runs after the given number of milliseconds.
 * @param {number} pid
 * @param {number} milliseconds
 */
export async function waitForEnd(pid, milliseconds) {
  const deadline = Date.now() + milliseconds;
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}
