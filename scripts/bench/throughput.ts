import autocannon from "autocannon";
import type { RunningServer } from "../shared/product.ts";
import type { ApiRequest } from "../shared/requests.ts";
import { median } from "../shared/timing.ts";

/** A measured operation, and the share of the bare server's throughput that it must reach. */
export type Scenario = {
  readonly name: string;
  readonly leastRatio: number;
  readonly make: () => ApiRequest;
};
type Load = { readonly perSecond: number; readonly p99: number };

/** Environment: the length of a round in seconds, and the number of rounds. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** Operations that read a list, read one row, or change one row. */
const COMPARED = /list|get|move/;

/** Compares the throughput of the product with the bare server's. */
export async function compareWithBare(bare: RunningServer, product: RunningServer, all: readonly Scenario[]) {
  const rows: object[] = [];
  for (const { name, leastRatio, make } of all) {
    const [yardstick, measured] = await inTurns([bare, product], make);
    const ratios = measured.map(({ perSecond }, round) => perSecond / (yardstick[round]?.perSecond ?? 0));
    rows.push({
      operation: name,
      "bare, 1/s": Math.round(rateOf(yardstick)),
      "product, 1/s": Math.round(rateOf(measured)),
      "p99, ms": median(measured.map(({ p99 }) => p99)),
      ratio: median(ratios).toFixed(2),
      least: leastRatio,
    });
  }
  return rows;
}

/** Compares the throughput of one process with the throughput of two that share a port. */
export async function compareProcesses(
  both: readonly [RunningServer, RunningServer],
  all: readonly Scenario[],
) {
  const rows: object[] = [];
  for (const { name, make } of all.filter((item) => COMPARED.test(item.name))) {
    const [first, second] = (await inTurns(both, make)).map(rateOf) as [number, number];
    rows.push({
      operation: name,
      "1 process, 1/s": Math.round(first),
      "2 processes, 1/s": Math.round(second),
      ratio: (second / first).toFixed(2),
    });
  }
  return rows;
}

const rateOf = (loads: readonly Load[]) => median(loads.map(({ perSecond }) => perSecond));

/**
 * Loads two servers in turns, so a machine whose speed drifts slows both. They share this machine's cores with the load
 * generator and PostgreSQL.
 */
async function inTurns(
  both: readonly [RunningServer, RunningServer],
  make: () => ApiRequest,
): Promise<[Load[], Load[]]> {
  const loads: [Load[], Load[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    loads[0].push(await load(both[0].origin, make));
    loads[1].push(await load(both[1].origin, make));
  }
  return loads;
}

/** Sends requests over 16 connections for a round. @throws if a response isn't a success */
async function load(origin: string, make: () => ApiRequest): Promise<Load> {
  const result = await autocannon({
    url: origin,
    connections: 16,
    duration: SECONDS,
    requests: [{ setupRequest: (request) => ({ ...request, ...make() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    const responses = JSON.stringify(result.statusCodeStats);
    throw new Error(
      `${origin}: of the responses ${responses}, not all were a success; ${result.errors} failed`,
    );
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}
