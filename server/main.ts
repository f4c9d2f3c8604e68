import { createServer, type RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { startListening, stopListening } from "#server/core/live.ts";
import { startJobs, stopJobs } from "#server/jobs/jobs.ts";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";
import { FILES_BASE } from "#server/resources/resumes/download-link.ts";
import { handleFiles } from "#server/surfaces/files.ts";
import { handleHealth, handleReady, pagesAreReady } from "#server/surfaces/health.ts";
import { handleLive, LIVE_PATH } from "#server/surfaces/live.ts";
import { handleMcp, MCP_PATH } from "#server/surfaces/mcp/handler.ts";
import { handleOpenApi, OPENAPI_PATH } from "#server/surfaces/openapi/handler.ts";
import { handleRest, REST_BASE } from "#server/surfaces/rest/handler.ts";
import { handleTrpc, TRPC_BASE } from "#server/surfaces/trpc.ts";

type Handler = (request: Request) => Response | Promise<Response>;

/** The surfaces by the path they stand under; every other path is a page, and Next's. */
const SURFACES: readonly (readonly [string, Handler])[] = [
  [OPENAPI_PATH, handleOpenApi],
  [REST_BASE, handleRest],
  [TRPC_BASE, handleTrpc],
  [MCP_PATH, handleMcp],
  [FILES_BASE, handleFiles],
  [LIVE_PATH, handleLive],
  ["/healthz", handleHealth],
  ["/readyz", handleReady],
];

const settings = env();
const isDevelopment = settings.NODE_ENV === "development";
const surfaces = SURFACES.map(([base, handler]) => [base, getRequestListener(handler)] as const);
let pages: RequestListener = (_request, response) => {
  response
    .writeHead(503, { "Retry-After": "1", "Content-Type": "text/plain" })
    .end("Starting, one moment.\n");
};

const server = createServer((request, response) => {
  const path = request.url ?? "/";
  const surface = surfaces.find(
    ([base]) => path.startsWith(base) && /^[/?]|^$/.test(path.slice(base.length)),
  );
  if (surface) void surface[1](request, response);
  else pages(request, response);
});
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
server.listen(settings.PORT, settings.HOST, () => logger.info({ address: settings.PUBLIC_URL }, "listening"));
void startListening();
void startJobs();
await preparePages();

async function preparePages(): Promise<void> {
  const { default: next } = await import("next");
  const app = next({ dev: isDevelopment, hostname: settings.HOST, port: settings.PORT, httpServer: server });
  await app.prepare();
  const handle = app.getRequestHandler();
  pages = (request, response) => void handle(request, response);
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
