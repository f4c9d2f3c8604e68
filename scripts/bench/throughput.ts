import { load, median } from "./load.ts";
import type { Started } from "./processes.ts";
import type { Scenario } from "./scenarios.ts";

/** Those that read a list, read one row, and change one. */
const COMPARED = /list|get|move/;

/** How many requests a second one process answers, and how many two that share its port, in turns. They share this machine's cores with the load and PostgreSQL. */
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
