import { createRequire } from "node:module";
import { context, propagation, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { registerInstrumentations } from "@opentelemetry/instrumentation";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { PgInstrumentation } from "@opentelemetry/instrumentation-pg";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { makeSpansWith, type Spans } from "#server/lib/spans.ts";
import { VERSION } from "#server/lib/version.ts";

/** The scope of the spans that Next creates if tracing is on. They contain whole URLs. */
const NEXT_SCOPE = "next.js";
/** The attributes to keep: the page, and Next's work for it. */
const KEPT_ATTRIBUTES = new Set([
  "next.span_type",
  "next.route",
  "next.rsc",
  "http.method",
  "http.route",
  "http.status_code",
]);

type Mutable = { -readonly [Name in keyof ReadableSpan]: ReadableSpan[Name] };

/** Returns an exporter that removes the URLs from Next's spans, because they may contain secrets. */
function withoutAddresses(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => {
      for (const span of spans) if (span.instrumentationScope.name === NEXT_SCOPE) removeAddresses(span);
      exporter.export(spans, done);
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

function removeAddresses(span: Mutable): void {
  for (const name of Object.keys(span.attributes))
    if (!KEPT_ATTRIBUTES.has(name)) delete span.attributes[name];
  span.name = [span.attributes["next.span_type"] ?? "next", span.attributes["next.route"] ?? ""]
    .join(" ")
    .trim();
}

type TracingOptions = {
  readonly url: string;
  readonly service: string;
  /** The share of new traces to record. */
  readonly share: number;
  readonly placeOf: (url: string) => string;
};

/** Frequent probes, and static files of the build. */
const UNTRACED = /^\/(healthz|readyz|_next\/static\/)/;

/**
 * Records spans of requests, operations, queries, and jobs with OpenTelemetry, and sends them by OTLP over HTTP. Trace headers of
 * clients don't decide whether a trace is recorded.
 */
export function traceWithOpenTelemetry({ url, service, share, placeOf }: TracingOptions): {
  stop(): Promise<void>;
} {
  const kept = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ "service.name": service, "service.version": VERSION }),
    ),
    sampler: new ParentBasedSampler({ root: kept, remoteParentSampled: kept, remoteParentNotSampled: kept }),
    spanProcessors: [new BatchSpanProcessor({ exporter: withoutAddresses(new OTLPTraceExporter({ url })) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  registerInstrumentations({ instrumentations: [http(placeOf), statements()] });
  // Instrumentations change a module when it is next required, but both modules are already loaded.
  const require = createRequire(import.meta.url);
  for (const name of ["http", "pg"]) require(name);
  makeSpansWith(spansOf(provider));
  return { stop: () => provider.shutdown() };
}

/** Instruments incoming requests. Omits their URLs, which may contain secrets, and the address of the client. */
function http(placeOf: (url: string) => string): HttpInstrumentation {
  return new HttpInstrumentation({
    disableOutgoingRequestInstrumentation: true,
    ignoreIncomingRequestHook: ({ url = "/" }) => UNTRACED.test(url),
    startIncomingSpanHook: ({ url = "/" }) => ({
      "url.path": placeOf(url),
      "url.query": undefined,
      "client.address": undefined,
      "network.peer.address": undefined,
      "network.peer.port": undefined,
    }),
    requestHook: (span, request) => {
      if ("url" in request) span.updateName(`${request.method} ${placeOf(request.url ?? "/")}`);
    },
  });
}

/** Names queries by their names in PostgreSQL, without their values. */
function statements(): PgInstrumentation {
  return new PgInstrumentation({
    requireParentSpan: true,
    ignoreConnectSpans: true,
    requestHook: (span, { query }) => {
      if (query.name !== undefined) span.updateName(query.name);
    },
  });
}

function spansOf(provider: TracerProvider): Spans {
  const tracer = provider.getTracer("offerlane");
  const within: Spans["within"] = (name, work) =>
    tracer.startActiveSpan(name, async (span) => {
      try {
        return await work();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
  return {
    within,
    continued: (mark, name, work) =>
      context.with(propagation.extract(context.active(), mark), () => within(name, work)),
    note: (facts) => trace.getActiveSpan()?.setAttributes(facts),
    mark: () => {
      const mark = {};
      propagation.inject(context.active(), mark);
      return mark;
    },
  };
}
