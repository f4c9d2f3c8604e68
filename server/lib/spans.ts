import { processGlobal } from "./process-global.ts";

/** What a span is told of, beyond its name. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** What a job takes along of the trace that it was put in by, as W3C Trace Context writes it. */
export type TraceMark = { readonly traceparent?: string };

/** How spans are made; server/lifecycle/open-telemetry.ts does it. */
export interface Spans {
  within<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  continued<Result>(mark: TraceMark, name: string, work: () => Promise<Result>): Promise<Result>;
  note(facts: SpanFacts): void;
  mark(): TraceMark;
}

/** Null as long as no traces are asked for: then nothing of OpenTelemetry is loaded. */
const state = processGlobal("spans", () => ({ spans: null as Spans | null }));

/** From now on spans are made. */
export function makeSpansWith(spans: Spans): void {
  state.spans = spans;
}

/** Does the work within a span of this name, where traces are asked for. */
export function inSpan<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return state.spans === null ? work() : state.spans.within(name, work);
}

/** The same in the trace that the mark is of. */
export function inTraceOf<Result>(
  mark: TraceMark,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return state.spans === null ? work() : state.spans.continued(mark, name, work);
}

/** Adds to the span that is open. */
export function noteInSpan(facts: SpanFacts): void {
  state.spans?.note(facts);
}

/** The mark of the trace that is open; empty where there is none. */
export function traceMark(): TraceMark {
  return state.spans?.mark() ?? {};
}
