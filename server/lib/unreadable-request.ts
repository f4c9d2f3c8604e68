/** Files of Next, also of the build's copies of them, and of Node. */
const OF_NEXT = /next[/_]dist/;
const OF_NODE = /\(node:|at node:|<anonymous>/;
const FORM_READER = /node:internal\/deps\/undici/;
/** Next's error for a header by which its script says what a browser already shows. */
const STATE = /^The router state header /;

/**
 * Checks whether an error of a page comes from a request that Next couldn't read, such as a broken form: it has passed through none of our
 * code. Next doesn't distinguish such errors from faults.
 */
export function isUnreadableRequest(error: Error): boolean {
  if (STATE.test(error.message)) return true;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const others = frames.filter((frame) => !OF_NODE.test(frame));
  if (others.length === 0) return frames.some((frame) => FORM_READER.test(frame));
  return others.every((frame) => OF_NEXT.test(frame));
}
