import { setTimeout as wait } from "node:timers/promises";

const TIMEOUT_MS = 60_000;
const TICK_MS = 10;

/** Returns the milliseconds that the work takes. */
export async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Returns the milliseconds until the condition is true, or Infinity after a minute. An error counts as false. */
export async function timeUntil(holds: () => boolean | Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < TIMEOUT_MS) {
    if (await (async () => holds())().catch(() => false)) return Math.round(performance.now() - began);
    await wait(20);
  }
  return Number.POSITIVE_INFINITY;
}

/** Repeats the work with pauses. `end` waits for the current turn. @returns the result of each turn, from `end` */
export function repeat<Result>(pauseMs: number, work: (turn: number) => Result | Promise<Result>) {
  let isOn = true;
  const repeating = (async () => {
    const results: Result[] = [];
    while (isOn) {
      results.push(await work(results.length));
      await wait(pauseMs);
    }
    return results;
  })();
  // `end` reports a failure. Before that, it must not end the process.
  repeating.catch(() => undefined);
  return {
    end(): Promise<Result[]> {
      isOn = false;
      return repeating;
    },
  };
}

/** Starts work at a steady rate until `end`, on time even if earlier work is slow. @returns the results, from `end` */
export function runAtRate<Result>(perSecond: number, work: (turn: number) => Promise<Result>) {
  const all: Promise<Result>[] = [];
  const began = performance.now();
  const starting = repeat(TICK_MS, () => {
    const due = Math.floor(((performance.now() - began) * perSecond) / 1_000);
    while (all.length < due) all.push(work(all.length));
  });
  return {
    async end(): Promise<Result[]> {
      await starting.end();
      return Promise.all(all);
    },
  };
}

/**
 * Alternates between several kinds of work, so that a machine whose speed drifts slows all of them. @returns the median time of each, in
 * ms
 */
export async function alternate(
  works: readonly (() => Promise<unknown>)[],
  turns: number,
): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, work] of works.entries()) times[index]?.push(await elapsed(work));
  }
  return times.map(median);
}

/** Returns the value below which the given share of the values lies, rounded up to one of them. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}

/** Returns the median, or the upper of the two middle values. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
