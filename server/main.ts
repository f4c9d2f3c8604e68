import { createServer, type RequestListener } from "node:http";
import { startListening, stopListening } from "#server/core/live.ts";
import { startJobs, stopJobs } from "#server/jobs/jobs.ts";
import { cleartextConnections } from "#server/lib/cleartext.ts";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";
import { releaseStartupMemory } from "#server/lib/startup-memory.ts";
import { pagesAreReady } from "#server/surfaces/health.ts";
import { withSurfaces } from "#server/surfaces/mounts.ts";
import { guardPages } from "#server/surfaces/page-guards.ts";

const settings = env();
const isDevelopment = settings.NODE_ENV === "development";
let pages: RequestListener = (_request, response) => {
  response
    .writeHead(503, { "Retry-After": "1", "Content-Type": "text/plain" })
    .end("Starting, one moment.\n");
};

const server = createServer(withSurfaces((request, response) => pages(request, response)));
server.keepAliveTimeout = 65_000;
server.requestTimeout = 120_000;

server.on("error", (error: NodeJS.ErrnoException) => {
  const taken = `Port ${settings.PORT} is taken: stop what listens there, or set PORT to another one.`;
  console.error(error.code === "EADDRINUSE" ? taken : error.message);
  process.exit(1);
});

if (settings.RATE_LIMIT === "off" && settings.NODE_ENV === "production") {
  logger.warn("RATE_LIMIT=off: anybody may send as many requests as they like");
}
for (const sentence of cleartextConnections(settings)) logger.warn(sentence);
server.listen(settings.PORT, settings.HOST, () => logger.info({ address: settings.PUBLIC_URL }, "listening"));
void startListening();
void startJobs();
await preparePages();

async function preparePages(): Promise<void> {
  const { default: next } = await import("next");
  const app = next({ dev: isDevelopment, hostname: settings.HOST, port: settings.PORT, httpServer: server });
  await app.prepare();
  const handle = app.getRequestHandler();
  pages = guardPages((request, response) => void handle(request, response));
  releaseStartupMemory();
  pagesAreReady();
  logger.info("pages are ready");
}

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  logger.info({ signal }, "stopping");
  setTimeout(() => process.exit(0), 5_000).unref();
  server.close();
  server.closeIdleConnections();
  await stopJobs();
  await stopListening();
  await pool.end();
  process.exit(0);
}
process.on("SIGINT", () => void stop("SIGINT"));
process.on("SIGTERM", () => void stop("SIGTERM"));
