import { readFileSync } from "node:fs";

/** The one process that another has started, on Linux. */
export function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")[0]);
}
