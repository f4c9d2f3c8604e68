import { isRunning, npmAbove } from "./processes.mjs";

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
  const npm = npmAbove();
  if (npm === null) return;
  const watch = setInterval(() => {
    if (isRunning(npm)) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}
