import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { processGlobal } from "./process-global.ts";

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The metrics of this process, for Prometheus. Names include their unit (prometheus.io, "Metric and label naming"). */
export const metrics = processGlobal("metrics", () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: "offerlane_http_request_duration_seconds",
      help: "Requests, by transport and response status.",
      labelNames: ["surface", "status"] as const,
      buckets: SECONDS,
      registers,
    }),
    operations: new Histogram({
      name: "offerlane_operation_duration_seconds",
      help: "Calls of operations, by name, transport, and status. One request may make several.",
      labelNames: ["operation", "surface", "status"] as const,
      buckets: SECONDS,
      registers,
    }),
    limits: new Counter({
      name: "offerlane_limits_hit_total",
      help: "Requests rejected by a rate limit, by limit.",
      labelNames: ["limit"] as const,
      registers,
    }),
    jobs: new Histogram({
      name: "offerlane_job_duration_seconds",
      help: "Jobs, by queue and outcome. Email is a queue.",
      labelNames: ["queue", "outcome"] as const,
      buckets: SECONDS,
      registers,
    }),
    browserErrors: new Counter({
      name: "offerlane_browser_errors_total",
      help: "Errors in the browser that pages report, by kind. Anyone can send such a report.",
      labelNames: ["kind"] as const,
      registers,
    }),
    replicaReads: new Counter({
      name: "offerlane_replica_reads_total",
      help: "Reads that may use the replica, by the server that they used.",
      labelNames: ["from"] as const,
      registers,
    }),
    webhookDeliveries: new Counter({
      name: "offerlane_webhook_deliveries_total",
      help: "Attempts to deliver to a webhook, by outcome.",
      labelNames: ["outcome"] as const,
      registers,
    }),
    slowStatements: new Counter({
      name: "offerlane_slow_statements_total",
      help: "Statements that took longer than SLOW_STATEMENT_MS.",
      labelNames: ["statement"] as const,
      registers,
    }),
  };
});

type Sample = { readonly labels?: Record<string, string>; readonly value: number };

/**
 * Adds a gauge that is read whenever the metrics are requested. A module that is loaded twice adds it once. A
 * gauge that can't be read, such as while the database is unreachable, is left out, because the others matter
 * most then.
 */
export function gauge(name: string, help: string, read: () => Promise<Sample[]> | Sample[]): void {
  const { registry } = metrics;
  if (registry.getSingleMetric(name)) return;
  new Gauge({
    name,
    help,
    labelNames: ["queue", "state", "node"],
    registers: [registry],
    async collect() {
      this.reset();
      const readings = await Promise.resolve(read()).catch(() => []);
      for (const { labels = {}, value } of readings) this.set(labels, value);
    },
  });
}
