import { load, median } from "./load.ts";
import type { Started } from "./processes.ts";
import type { Scenario } from "./scenarios.ts";

/** Operations that read a list, read one row, or change one row. */
const COMPARED = /list|get|move/;

/**
 * Compares the requests per second of one process with those of two that share its port. The two take turns, and share
 * this machine's cores with the load generator and PostgreSQL.
 */
export async function throughputOfProcesses(
  [one, two]: readonly [Started, Started],
  all: readonly Scenario[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<object[]> {
  const rows: object[] = [];
  for (const { name, make } of all.filter(({ name }) => COMPARED.test(name))) {
    const rates = { one: [] as number[], two: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      rates.one.push((await load(one.origin, make, seconds)).requestsPerSecond);
      rates.two.push((await load(two.origin, make, seconds)).requestsPerSecond);
    }
    const [first, second] = [median(rates.one), median(rates.two)];
    rows.push({
      operation: name,
      "1 process, 1/s": Math.round(first),
      "2 processes, 1/s": Math.round(second),
      ratio: (second / first).toFixed(2),
    });
  }
  return rows;
}
