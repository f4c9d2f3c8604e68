import { setMaxListeners } from "node:events";
import { processGlobal } from "#server/lib/process-global.ts";

const phase = processGlobal("lifecycle", () => {
  const [draining, closing] = [new AbortController(), new AbortController()];
  // Every open stream listens.
  setMaxListeners(0, closing.signal);
  return { draining, closing };
});

/** Raised when the process is to end: it is no longer ready, and every answer closes its connection. */
export const draining: AbortSignal = phase.draining.signal;

/** Raised when no new connection is taken any more: streams end, so that their clients come back elsewhere. */
export const closing: AbortSignal = phase.closing.signal;

/** Begins the first phase of the end. */
export function beginDraining(): void {
  phase.draining.abort();
}

/** Begins the second. */
export function beginClosing(): void {
  phase.closing.abort();
}
