import { existsSync, readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { startListening } from "#server/core/live.ts";
import { startJobs } from "#server/jobs/jobs.ts";
import { chooseVariantAtStart } from "#server/lib/citus/detection.ts";
import { cleartextConnections } from "#server/lib/cleartext.ts";
import { writeConsoleToLog } from "#server/lib/console-lines.ts";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";
import { endInOrder } from "#server/lifecycle/end-in-order.ts";
import { serveMetrics } from "#server/lifecycle/metrics-server.ts";
import { runsJobs } from "#server/lifecycle/processes.ts";
import { startTracing } from "#server/lifecycle/tracing.ts";
import { Traffic } from "#server/lifecycle/traffic.ts";
import { claimStoreAtStart } from "#server/resources/resumes/store-identity.ts";
import { withCompressedPages } from "#server/transports/compressed-pages.ts";
import { placeOf } from "#server/transports/denied-requests.ts";
import { pagesAreReady, storeIsReady } from "#server/transports/health.ts";
import { makeHttpServer } from "#server/transports/http-server.ts";
import { listenForMail } from "#server/transports/inbound-smtp.ts";
import { withTransports } from "#server/transports/mounts.ts";
import { guardPages } from "#server/transports/page-guards.ts";
import { withPaintFirst } from "#server/transports/paint-first.ts";
import { withPageTurns } from "#server/transports/request-turns.ts";
import { withCompressedFiles } from "#server/transports/static-files.ts";

const settings = env();
await startTracing(placeOf);
const isDevelopment = settings.NODE_ENV === "development";
let pages: RequestListener = (_request, response) => {
  response
    .writeHead(503, { "Retry-After": "1", "Content-Type": "text/plain; charset=utf-8" })
    .end("Starting, one moment.\n");
};

const traffic = new Traffic();
// This server never listens. Next adds its upgrade listener to it, and gets the upgrades that are meant for Next.
const upgrades = createServer();
const server = makeHttpServer(
  traffic.watched(withTransports((request, response) => pages(request, response))),
  isDevelopment ? { upgrades } : {},
);
serveMetrics();
const mail = runsJobs() ? await listenForMail() : null;
endInOrder(async (times) => {
  const [cut] = await Promise.all([traffic.drain(server, times), mail?.close()]);
  return cut;
});

server.on("error", (error: NodeJS.ErrnoException) => {
  const portInUse = `Port ${settings.PORT} is taken: stop what listens there, or set PORT to another one.`;
  process.stderr.write(`${error.code === "EADDRINUSE" ? portInUse : error.message}\n`);
  process.exit(1);
});

if (settings.RATE_LIMIT === "off" && settings.NODE_ENV === "production") {
  logger.warn("RATE_LIMIT=off: anyone can send any number of requests");
}
for (const sentence of cleartextConnections(settings)) logger.warn(sentence);
server.listen(settings.PORT, settings.HOST, () => logger.info({ address: settings.PUBLIC_URL }, "listening"));
void startListening();
void chooseVariantAtStart();
void claimStoreAtStart().then(() => {
  storeIsReady();
  return runsJobs() ? startJobs() : undefined;
});
await preparePages();

async function preparePages(): Promise<void> {
  takeBuiltConfig();
  // In development, Next writes to the terminal for a person to read.
  if (!isDevelopment) writeConsoleToLog();
  const { default: next } = await import("next");
  const app = next({
    dev: isDevelopment,
    hostname: settings.HOST,
    port: settings.PORT,
    httpServer: upgrades,
  });
  await app.prepare();
  const handle = app.getRequestHandler();
  const written: RequestListener = (request, response) => void handle(request, response);
  pages = guardPages(
    isDevelopment
      ? withPageTurns(withCompressedPages(written))
      : await withCompressedFiles(
          ".next/static",
          "/_next/static",
          withPageTurns(withCompressedPages(withPaintFirst(written))),
        ),
  );
  releaseStartupMemory();
  pagesAreReady();
  logger.info("pages are ready");
}

/**
 * Sets Next's configuration from the build if next.config.mjs, which needs build packages, isn't there. Next's standalone server does
 * the same. It is in the environment because Next reads it in more than one place.
 */
function takeBuiltConfig(): void {
  if (existsSync("next.config.mjs")) return;
  const { config } = JSON.parse(readFileSync(".next/required-server-files.json", "utf8")) as {
    config: object;
  };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

/**
 * Frees the memory left over from loading: one compacting collection of about 100 ms, before the first requests. Does nothing without
 * --expose-gc.
 */
function releaseStartupMemory(): void {
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
}
