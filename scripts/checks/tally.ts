/** How many checks went well, and how many did not. */
export interface Tally {
  passed: number;
  failed: number;
}

/** One check that either holds or doesn't. */
export const single = (holds: boolean): Tally =>
  holds ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** All together. */
export function sum(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  };
}

/** A run that ended badly though no test of it failed (a file that does not load, say) counts as one failure. */
export function ofRun(endedWell: boolean, counted: Tally | null): Tally {
  if (!endedWell && !counted?.failed) return { passed: counted?.passed ?? 0, failed: 1 };
  return counted ?? single(endedWell);
}
