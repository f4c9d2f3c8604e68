import { processGlobal } from "#server/lib/process-global.ts";

const variant = processGlobal("citus-variant", () => ({ isDistributed: false }));

/** Checks whether the database is a Citus cluster, as found at the start of the process. */
export function isDistributed(): boolean {
  return variant.isDistributed;
}

/** Stores what was found at the start. */
export function setDistributed(isDistributed: boolean): void {
  variant.isDistributed = isDistributed;
}
