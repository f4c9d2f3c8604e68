/** The number of checks that passed and failed, and one line about each failure. */
export interface Tally {
  passed: number;
  failed: number;
  failures: string[];
}

/** Returns the tally of one check. */
export const single = (name: string, holds: boolean): Tally =>
  holds ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };

/** Returns the sum of the tallies. */
export function sum(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

/**
 * Returns the tally of a run. A run that failed without a failed test, for example because a file didn't load, counts
 * as one failure.
 */
export function ofRun(name: string, endedWell: boolean, counted: Tally | null): Tally {
  if (!counted) return single(name, endedWell);
  if (endedWell || counted.failed > 0) return counted;
  const failures = counted.failures.length > 0 ? counted.failures : [`${name}: ended badly`];
  return { ...counted, failed: 1, failures };
}

/** Returns the first line of a report, which names the failure. */
export const firstLine = (message = ""): string => message.trim().split("\n", 1)[0] ?? "";
