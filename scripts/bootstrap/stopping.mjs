import { isRunning, parentNpm } from "./processes.mjs";

/** The signals that ask a process to end. @type {readonly NodeJS.Signals[]} */
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

/**
 * Calls `stop` when the parent is gone: the launcher at the other end of the channel, or the npm that ran this process.
 * A killed parent can't send a message.
 */
export function stopWithParent(stop) {
  if (process.channel) {
    process.channel.unref();
    process.once("disconnect", stop);
    return;
  }
  const npm = parentNpm();
  if (npm === null) return;
  const watch = setInterval(() => {
    if (isRunning(npm)) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}

/**
 * Returns how many milliseconds a server may take to shut down before it is killed. It keeps accepting connections for
 * a moment, responds to open requests, and closes its database connections.
 */
export function stopPatience(variables = process.env) {
  const seconds = (value, fallback) => (value && Number(value) >= 0 ? Number(value) : fallback);
  const { SHUTDOWN_DELAY_SECONDS, SHUTDOWN_GRACE_SECONDS } = variables;
  return (seconds(SHUTDOWN_DELAY_SECONDS, 5) + seconds(SHUTDOWN_GRACE_SECONDS, 30) + 20) * 1_000;
}
