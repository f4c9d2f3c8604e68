import { stopWithParent } from "./stop-with-parent.mjs";

export const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Returns a signal that aborts when this process is asked to end: Ctrl-C, SIGTERM, a closed terminal, or a killed npm.
 * Call it first, because the first process of a container doesn't receive signals that it has no listener for.
 */
export function stopRequest() {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  stopWithParent(stop);
  return controller.signal;
}
