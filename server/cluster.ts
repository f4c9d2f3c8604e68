import cluster from "node:cluster";
import { env } from "#server/lib/env.ts";

// Starts one server process, or if PROCESSES is greater than 1, a process that keeps that many running on one
// port.
const { PROCESSES } = env();
if (PROCESSES > 1 && cluster.isPrimary) {
  const { keepProcesses } = await import("#server/lifecycle/processes.ts");
  keepProcesses(PROCESSES);
} else {
  await import("#server/main.ts");
}
