import { readFileSync } from "node:fs";

/** Returns the id of the only child of a process, on Linux. */
export function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")[0]);
}
