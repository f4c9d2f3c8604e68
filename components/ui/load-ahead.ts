/** The time without loading after which a page is idle. */
const IDLE_MS = 2_000;
const ASK_AGAIN_MS = 2_000;

/**
 * Loads code that a page needs later once the page is idle, so that it is available if the connection is lost. If the
 * code is needed while offline, waits for a connection: an error would replace the page. Pass the result to `dynamic`
 * or `lazy`.
 * @returns a function that loads the code
 */
export function loadAhead<Code>(load: () => Promise<Code>): () => Promise<Code> {
  const patiently = (): Promise<Code> =>
    load().catch(async (error: unknown) => {
      // The server responds: this page is from an older build, whose code is gone.
      if (await isServerReachable()) throw error;
      await connection();
      return patiently();
    });
  if (typeof window !== "undefined") whenPageIdle(() => void load().catch(() => undefined));
  return patiently;
}

const waiting: (() => void)[] = [];
let isChecking = false;

/** Runs all waiting loads together: one after the other, each would see the others' loading as activity. */
function whenPageIdle(run: () => void): void {
  waiting.push(run);
  if (isChecking) return;
  isChecking = true;
  if (document.readyState === "complete") checkIdle(-1);
  else addEventListener("load", () => checkIdle(-1), { once: true });
}

function checkIdle(loadedBefore: number): void {
  const loaded = performance.getEntriesByType("resource").length;
  if (loaded !== loadedBefore) {
    setTimeout(() => checkIdle(loaded), IDLE_MS);
    return;
  }
  isChecking = false;
  for (const run of waiting.splice(0)) run();
}

function isServerReachable(): Promise<boolean> {
  return fetch("/healthz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Waits until the browser reports a connection, or for a moment. */
function connection(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener("online", () => resolve(), { once: true });
    setTimeout(resolve, ASK_AGAIN_MS);
  });
}
