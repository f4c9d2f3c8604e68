import { setMaxListeners } from "node:events";
import { processGlobal } from "#server/lib/process-global.ts";

const phase = processGlobal("lifecycle", () => {
  const [draining, closing] = [new AbortController(), new AbortController()];
  // Every open stream listens.
  setMaxListeners(0, closing.signal);
  return { draining, closing };
});

/** Aborted when the process is to end: it is no longer ready, and every response closes its connection. */
export const draining: AbortSignal = phase.draining.signal;

/** Aborted when no new connections are accepted: streams end, so that their clients reconnect elsewhere. */
export const closing: AbortSignal = phase.closing.signal;

/** Begins the first phase of the end. */
export function beginDraining(): void {
  phase.draining.abort();
}

/** Begins the second phase. */
export function beginClosing(): void {
  phase.closing.abort();
}
