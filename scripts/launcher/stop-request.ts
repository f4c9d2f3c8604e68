import { stopWithParent } from "../bootstrap/stop-with-parent.mjs";

/** Gives a signal that is raised when this process is told to end: Ctrl-C, SIGTERM, a closed terminal, a killed npm. */
export function stopRequest(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  stopWithParent(stop);
  return controller.signal;
}
