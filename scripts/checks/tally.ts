/** How many checks went well and how many did not, and a line on each of those that did not. */
export interface Tally {
  passed: number;
  failed: number;
  failures: string[];
}

/** One check that either holds or doesn't. */
export const single = (name: string, holds: boolean): Tally =>
  holds ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };

/** All together. */
export function sum(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

/** A run that ended badly though no test of it failed (a file that does not load, say) counts as one failure. */
export function ofRun(name: string, endedWell: boolean, counted: Tally | null): Tally {
  if (!counted) return single(name, endedWell);
  if (endedWell || counted.failed > 0) return counted;
  const failures = counted.failures.length > 0 ? counted.failures : [`${name}: ended badly`];
  return { ...counted, failed: 1, failures };
}

/** The line of a report that says what went wrong. */
export const firstLine = (message = ""): string => message.trim().split("\n", 1)[0] ?? "";
