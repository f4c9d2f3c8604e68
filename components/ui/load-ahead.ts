/** A page that has loaded nothing for that long is at rest. */
const REST_MS = 2_000;
const ASK_AGAIN_MS = 2_000;

/**
 * Has code that a page needs later come once the page is at rest, so that it is there when the connection is lost. Where it is asked
 * for without a connection, it waits for one: an error would take the place of the page. Pass it to `dynamic` or `lazy`.
 * @returns loads the code
 */
export function loadAhead<Code>(load: () => Promise<Code>): () => Promise<Code> {
  const patiently = (): Promise<Code> =>
    load().catch(async (error: unknown) => {
      // The server is there: this page is of an older build, whose code is gone.
      if (await isServerThere()) throw error;
      await connection();
      return patiently();
    });
  if (typeof window !== "undefined") whenAtRest(() => void load().catch(() => undefined));
  return patiently;
}

const waiting: (() => void)[] = [];
let isLooking = false;

/** All that waits comes at once: one after the other, each would take the others' loading for unrest. */
function whenAtRest(run: () => void): void {
  waiting.push(run);
  if (isLooking) return;
  isLooking = true;
  if (document.readyState === "complete") look(-1);
  else addEventListener("load", () => look(-1), { once: true });
}

function look(loadedBefore: number): void {
  const loaded = performance.getEntriesByType("resource").length;
  if (loaded !== loadedBefore) {
    setTimeout(() => look(loaded), REST_MS);
    return;
  }
  isLooking = false;
  for (const run of waiting.splice(0)) run();
}

function isServerThere(): Promise<boolean> {
  return fetch("/healthz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Waits until the browser says that it is connected, or for a moment. */
function connection(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener("online", () => resolve(), { once: true });
    setTimeout(resolve, ASK_AGAIN_MS);
  });
}
