import { readdirSync, readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Returns the ids of all running processes, on Linux. */
export const processes = (): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** Returns the id of the only child of a process. */
export const childOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")[0]);

/**
 * Returns the parent of a process, its own processor time, and that of its children that have ended (proc_pid_stat(5)).
 * All are 0 if the process doesn't run.
 */
export function statOf(pid: number): { parent: number; ownMs: number; endedMs: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // Fields follow the name, which may contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields.slice(11, 15).map(Number);
    return {
      parent: Number(fields[1]),
      ownMs: (utime + stime) * TICK_MS,
      endedMs: (cutime + cstime) * TICK_MS,
    };
  } catch {
    return { parent: 0, ownMs: 0, endedMs: 0 };
  }
}
