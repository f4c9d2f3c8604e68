import { processGlobal } from "../process-global.ts";

const variant = processGlobal("citus-variant", () => ({
  isDistributed: false,
  waiting: [] as (() => void)[],
}));

/** Checks whether the database is a Citus cluster, as found at the start of the process. */
export function isDistributed(): boolean {
  return variant.isDistributed;
}

/** Runs `act` whenever the detected kind of database changes. */
export function onDetection(act: () => void): void {
  variant.waiting.push(act);
}

/** Stores what was found. */
export function setDistributed(isDistributed: boolean): void {
  if (variant.isDistributed === isDistributed) return;
  variant.isDistributed = isDistributed;
  for (const act of variant.waiting) act();
}
