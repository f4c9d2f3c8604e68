/**
 * Frees the memory left over from loading: one compacting collection of about 100 ms, before the first requests. Does nothing without
 * --expose-gc.
 */
export function releaseStartupMemory(): void {
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
}
