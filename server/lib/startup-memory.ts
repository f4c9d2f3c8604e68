/**
 * Gives back what loading left behind: one compacting collection, some 100 ms, before anybody waits for an answer.
 * Without --expose-gc it does nothing.
 */
export function releaseStartupMemory(): void {
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
}
