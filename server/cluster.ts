import cluster from "node:cluster";
import { env } from "#server/lib/env.ts";

// What is started: one process that serves, or with PROCESSES one that keeps as many running, which share its port.
const { PROCESSES } = env();
if (PROCESSES > 1 && cluster.isPrimary) {
  const { keepProcesses } = await import("#server/lifecycle/processes.ts");
  keepProcesses(PROCESSES);
} else {
  await import("#server/main.ts");
}
