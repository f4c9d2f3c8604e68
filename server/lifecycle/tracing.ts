import { env } from "#server/lib/env.ts";

/** The tracing module, loaded only if tracing is configured. */
type Tracing = { stop(): Promise<void> };

let tracing: Tracing | null = null;

/**
 * Sends this process's traces to OTEL_EXPORTER_OTLP_ENDPOINT. Without that setting it does nothing.
 * @param placeOf returns the part of a request's URL that may be recorded
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

/** Sends the remaining spans. */
export async function stopTracing(): Promise<void> {
  await tracing?.stop();
  tracing = null;
}
