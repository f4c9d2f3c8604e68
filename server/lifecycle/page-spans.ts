import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";

/** Next makes its own spans if tracing is on, and writes whole URLs into them. */
const OF_NEXT = "next.js";
/** The attributes to keep: which page it was and what Next did for it. */
const TOLD = new Set([
  "next.span_type",
  "next.route",
  "next.rsc",
  "http.method",
  "http.route",
  "http.status_code",
]);

type Mutable = { -readonly [Name in keyof ReadableSpan]: ReadableSpan[Name] };

/** Returns the exporter without the URLs in Next's spans, which may hold secrets. */
export function withoutAddresses(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => {
      for (const span of spans) if (span.instrumentationScope.name === OF_NEXT) withhold(span);
      exporter.export(spans, done);
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

function withhold(span: Mutable): void {
  for (const name of Object.keys(span.attributes)) if (!TOLD.has(name)) delete span.attributes[name];
  span.name = [span.attributes["next.span_type"] ?? "next", span.attributes["next.route"] ?? ""]
    .join(" ")
    .trim();
}
