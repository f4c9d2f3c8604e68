import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { withTransports } from "#server/transports/mounts.ts";
import { announce } from "./server-process.ts";

/**
 * The HTTP server in a process that measures the longest time its event loop was blocked while it served requests, in
 * milliseconds of its main thread's CPU time, so that a busy machine and other threads don't count. `/longest-stretch`
 * returns it and resets it.
 */
let longest = 0;
let answering = 0;
let last = process.threadCpuUsage();

/** Runs once per turn of the event loop while requests are being served. */
function turn(): void {
  const now = process.threadCpuUsage();
  longest = Math.max(longest, (now.user - last.user + now.system - last.system) / 1_000);
  last = now;
  if (answering > 0) setImmediate(turn);
}

function measure(response: ServerResponse): void {
  if (answering === 0) {
    last = process.threadCpuUsage();
    setImmediate(turn);
  }
  answering++;
  response.once("close", () => {
    answering--;
  });
}

const transports = withTransports((_request, response) => response.writeHead(404).end());
const server = createServer((request, response) => {
  if (request.url === "/longest-stretch") {
    response.setHeader("Content-Type", "application/json").end(JSON.stringify(longest));
    longest = 0;
    return;
  }
  measure(response);
  transports(request, response);
});
server.keepAliveTimeout = 65_000;
server.listen(0, "127.0.0.1", () => {
  announce(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
