import { stopWithParent } from "./stop-with-parent.mjs";

export const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Gives a signal that is raised when this process is told to end: Ctrl-C, SIGTERM, a closed terminal, a killed npm. Called first of all,
 * for the first process of a container doesn't hear a signal that it has no listener for.
 */
export function stopRequest() {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  stopWithParent(stop);
  return controller.signal;
}
