import cluster from "node:cluster";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { keepProcesses, runsJobs } from "#server/lifecycle/processes.ts";
import { announce } from "./server-process.ts";

// Two processes that share a port and report which one responds, for tests that end them.
if (cluster.isPrimary) keepProcesses(2);
else {
  const server = createServer((_request, response) => {
    const { pid } = process;
    response.setHeader("Connection", "close").end(JSON.stringify({ pid, runsJobs: runsJobs() }));
  });
  server.listen(Number(process.env.PORT), "127.0.0.1", () => {
    announce(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  process.on("SIGTERM", () => process.exit(0));
}
