import { createServer } from "node:http";
import { measureQueues } from "#server/jobs/queue-metrics.ts";
import { measureCluster } from "#server/lib/citus/cluster-metrics.ts";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";
import { metrics } from "#server/lib/metrics.ts";
import { processNumber } from "./processes.ts";

/**
 * Serves this process's metrics to Prometheus at `/metrics`, only on METRICS_PORT of METRICS_HOST. Without that setting it
 * does nothing. Each further process uses the next port. There is no authentication: the port is for the operator's trusted network.
 */
export function serveMetrics(): void {
  const { METRICS_PORT, METRICS_HOST } = env();
  if (METRICS_PORT === undefined) return;
  measureQueues();
  measureCluster();
  const { registry } = metrics;
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await registry.metrics();
      response.writeHead(200, { "Content-Type": registry.contentType }).end(text);
    } catch (error) {
      logger.warn({ err: error }, "the metrics couldn't be read");
      response.writeHead(503, { "Retry-After": "5" }).end();
    }
  });
  // The product continues without it.
  server.on("error", (error) => logger.error({ error: error.message }, "the metrics aren't served"));
  const port = METRICS_PORT + processNumber() - 1;
  server.listen(port, METRICS_HOST, () => logger.info({ port }, "metrics are served"));
  server.unref();
}
