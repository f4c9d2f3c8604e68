import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../bootstrap/ports.mjs";
import { watchHealth } from "./health-probe.ts";
import { timeUntil } from "./keyed-writes.ts";
import { nothing, type Outcome } from "./outcome.ts";
import { makeProduct, type Product } from "./product.ts";
import { failuresOf, type Loaded, startLoad } from "./steady-load.ts";

const CLIENTS = 3;
const PER_SECOND = 60;
const SECONDS = 12;
/** The number of successes in a row that counts as recovered. */
const WELL = 10;
const RECOVERY_MOST_MS = 2_000;
const HEALTH_MOST_MS = 100;

/**
 * Sends three clients' 60 requests a second each to a process whose two connections wait for a lock. The process
 * returns 503 for requests that it can't serve, keeps passing its health check, and recovers as soon as the load ends.
 */
export async function drillOverload(): Promise<Outcome[]> {
  const product = await makeProduct();
  try {
    const metricsPort = await freePort();
    const { origin } = await product.start({ DATABASE_POOL_SIZE: "2", METRICS_PORT: String(metricsPort) });
    const target = { origin: () => origin, key: product.key, sql: product.sql };
    const release = await lockCards(product);
    await latestLoopMs(metricsPort);
    const watched = watchHealth(origin);
    const loads = Array.from({ length: CLIENTS }, () => startLoad(target, product.boardId, PER_SECOND));
    await wait(SECONDS * 1_000);
    const health = await watched.end();
    const loopMs = await latestLoopMs(metricsPort);
    await release();
    const ended = loads.map((load) => load.end());
    const well = await timeUntil(() => isWell(origin, product));
    const all = await Promise.all(ended);
    const sum = (count: (one: Loaded) => number) => all.reduce((total, one) => total + count(one), 0);
    const dishonest = all
      .filter(({ statuses }) => Object.keys(statuses).some((status) => status !== "503"))
      .map(failuresOf);
    const load = `${CLIENTS} × ${PER_SECOND}/s, ${SECONDS} s, 2 connections`;
    return [
      {
        drill: "overload: every connection waits",
        load,
        failed: sum(({ failed }) => failed),
        lost: sum(({ lost }) => lost),
        doubled: sum(({ doubled }) => doubled),
        "recovered in": `${well} ms`,
        left:
          well > RECOVERY_MOST_MS ? "failed: it took too long" : (dishonest[0] ?? "every refusal was a 503"),
      },
      {
        ...nothing("overload: /healthz meanwhile"),
        load,
        failed: health.failed,
        "recovered in": `p99 ${health.p99} ms, slowest ${health.slowest} ms`,
        left: `${health.failed > 0 || health.slowest > HEALTH_MOST_MS ? "failed: " : ""}the process's event loop was ${loopMs} ms late at most`,
      },
    ];
  } finally {
    await product.end();
  }
}

/** Blocks every statement on cards. Returns a function that releases them. */
async function lockCards({ sql }: Product): Promise<() => Promise<void>> {
  const client = await sql.connect();
  await client.query("BEGIN");
  await client.query("LOCK TABLE applications IN ACCESS EXCLUSIVE MODE");
  return async () => {
    await client.query("ROLLBACK");
    client.release();
  };
}

/** Returns the event loop's maximum delay since the last call (prom-client's default metrics). */
async function latestLoopMs(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Math.round(Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1_000);
}

async function isWell(origin: string, { key, boardId }: Product): Promise<boolean> {
  const headers = { Authorization: `Bearer ${key}` };
  for (let good = 0; good < WELL; good += 1) {
    const answer = await fetch(`${origin}/api/v1/boards/${boardId}/applications`, { headers });
    await answer.body?.cancel();
    if (answer.status !== 200) return false;
  }
  return true;
}
