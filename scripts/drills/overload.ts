import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../bootstrap/ports.mjs";
import { makeProduct, type Product } from "../shared/product.ts";
import { get, isSuccess, metricOf, send } from "../shared/requests.ts";
import { countsOf, startLoad } from "../shared/tenant-load.ts";
import { timeUntil } from "../shared/timing.ts";
import { watchHealth } from "./health-probe.ts";
import { type Outcome, outcome, verdict } from "./outcome.ts";

const CLIENTS = 3;
const PER_SECOND = 60;
const SECONDS = 12;
/** The number of successes in a row that counts as recovered. */
const WELL = 10;
const RECOVERY_MOST_MS = 2_000;
const HEALTH_MOST_MS = 100;
/** The event loop's maximum delay since the last request for it (prom-client's default metrics). */
const DELAY = "nodejs_eventloop_lag_max_seconds";

/**
 * Sends three clients' 60 requests a second each to a process whose two connections wait for a lock. The process
 * returns 429 or 503 for requests that it can't serve, keeps passing its health check, and recovers as soon as the load ends.
 */
export async function drillOverload(): Promise<Outcome[]> {
  await using product = await makeProduct();
  const metricsPort = await freePort();
  const { origin } = await product.start({ DATABASE_POOL_SIZE: "2", METRICS_PORT: String(metricsPort) });
  const release = await lockCards(product);
  await metricOf(metricsPort, DELAY);
  const watched = watchHealth(origin);
  const target = { ...product, origin: () => origin };
  const loads = Array.from({ length: CLIENTS }, () => startLoad(target, PER_SECOND));
  await wait(SECONDS * 1_000);
  const health = await watched.end();
  const loopMs = Math.round((await metricOf(metricsPort, DELAY)) * 1_000);
  await release();
  const ended = loads.map((load) => load.end());
  const recoveredMs = await timeUntil(() => isServed(origin, product));
  const all = await Promise.all(ended);
  // 429: the account's queue is full. 503: the shared queue is full.
  const [wrong] = all.flatMap((load) => load.wrong);
  const load = `${CLIENTS} × ${PER_SECOND}/s, ${SECONDS} s, 2 connections`;
  return [
    outcome("overload: every connection waits", {
      load,
      ...countsOf(...all),
      "recovered in": `${recoveredMs} ms`,
      notes:
        recoveredMs > RECOVERY_MOST_MS
          ? "failed: it took too long"
          : wrong
            ? `failed: ${wrong}`
            : "every rejection was a 429 or a 503 with Retry-After",
    }),
    outcome("overload: /healthz under load", {
      load,
      failed: health.failed,
      "recovered in": `p99 ${health.p99} ms, slowest ${health.slowest} ms`,
      notes: verdict(
        health.failed === 0 && health.slowest <= HEALTH_MOST_MS,
        `${health.sent} checks, the process's event loop was ${loopMs} ms late at most`,
      ),
    }),
  ];
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

async function isServed(origin: string, { key, boardId }: Product): Promise<boolean> {
  for (let good = 0; good < WELL; good += 1) {
    if (!isSuccess(await send(origin, get(key, `boards/${boardId}/applications`)))) return false;
  }
  return true;
}
