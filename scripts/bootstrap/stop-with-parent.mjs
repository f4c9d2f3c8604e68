import { isRunning, npmAbove } from "./processes.mjs";

/**
 * Calls `stop` when whoever started this process is gone: the launcher at the other end of the channel, or the npm
 * that ran it. Killed, they cannot say goodbye.
 */
export function stopWithParent(stop) {
  if (process.channel) {
    process.channel.unref();
    process.once("disconnect", stop);
    return;
  }
  const npm = npmAbove();
  if (npm === null) return;
  const watch = setInterval(() => {
    if (isRunning(npm)) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}
