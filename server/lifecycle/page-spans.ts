import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";

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
export function withoutAddresses(exporter: SpanExporter): SpanExporter {
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
