import { env } from "#server/lib/env.ts";

/** What is loaded once traces are asked for. */
type Tracing = { stop(): Promise<void> };

let tracing: Tracing | null = null;

/**
 * Sends traces of this process to OTEL_EXPORTER_OTLP_ENDPOINT; without that setting it loads nothing and does nothing.
 * @param placeOf what may be told of a request's address
 */
export async function startTracing(placeOf: (url: string) => string = () => "/"): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG } = env();
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined || tracing !== null) return;
  const { traceWithOpenTelemetry } = await import("./open-telemetry.ts");
  const url = `${OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, "")}/v1/traces`;
  tracing = traceWithOpenTelemetry({
    url,
    service: OTEL_SERVICE_NAME,
    share: OTEL_TRACES_SAMPLER_ARG,
    placeOf,
  });
}

/** Sends what is left. */
export async function stopTracing(): Promise<void> {
  await tracing?.stop();
  tracing = null;
}
