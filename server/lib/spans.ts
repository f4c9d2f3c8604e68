import { processGlobal } from "./process-global.ts";

/** Attributes of a span, beyond its name. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** The reference to a trace that a job carries, in W3C Trace Context format. */
export type TraceMark = { readonly traceparent?: string };

/** Creates spans; implemented by server/lifecycle/open-telemetry.ts. */
export interface Spans {
  within<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  continued<Result>(mark: TraceMark, name: string, work: () => Promise<Result>): Promise<Result>;
  note(facts: SpanFacts): void;
  mark(): TraceMark;
}

/** Null if traces are off: then OpenTelemetry isn't loaded. */
const state = processGlobal("spans", () => ({ spans: null as Spans | null }));

/** Turns on tracing. */
export function makeSpansWith(spans: Spans): void {
  state.spans = spans;
}

/** Runs the work within a span of this name, if tracing is on. */
export function inSpan<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return state.spans === null ? work() : state.spans.within(name, work);
}

/** Runs the work within a span of the referenced trace, if tracing is on. */
export function inTraceOf<Result>(
  mark: TraceMark,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return state.spans === null ? work() : state.spans.continued(mark, name, work);
}

/** Adds attributes to the current span, if there is one. */
export function noteInSpan(facts: SpanFacts): void {
  state.spans?.note(facts);
}

/** Returns the reference to the current trace; empty if there is none. */
export function traceMark(): TraceMark {
  return state.spans?.mark() ?? {};
}
