import { setTimeout as wait } from "node:timers/promises";
import { timeUntil } from "./keyed-writes.ts";
import { nothing, type Outcome } from "./outcome.ts";
import { makeProduct, type Product } from "./product.ts";
import { failuresOf, type Loaded, startLoad } from "./steady-load.ts";

const CLIENTS = 3;
const PER_SECOND = 60;
const SECONDS = 12;
/** So many good answers in a row, and all is well again. */
const WELL = 10;
const RECOVERY_MOST_MS = 2_000;
const HEALTH_MOST_MS = 100;
const HEALTH_EVERY_MS = 50;

/**
 * Three clients of 60 requests a second on a process whose two connections wait for a lock: what can't be answered is refused with 503, the
 * process says that it is alive all the while, and recovers as soon as the load ends.
 */
export async function drillOverload(): Promise<Outcome[]> {
  const product = await makeProduct();
  try {
    const { origin } = await product.start({ DATABASE_POOL_SIZE: "2" });
    const target = { origin: () => origin, key: product.key, sql: product.sql };
    const release = await holdCards(product);
    const loads = Array.from({ length: CLIENTS }, () => startLoad(target, product.boardId, PER_SECOND));
    const health = await healthFor(origin, SECONDS * 1_000);
    await release();
    const ended = loads.map((load) => load.end());
    const well = await timeUntil(() => isWell(origin, product));
    const all = await Promise.all(ended);
    const sum = (count: (one: Loaded) => number) => all.reduce((total, one) => total + count(one), 0);
    const dishonest = all.map(failuresOf).filter((text) => /no answer|5(?!03)\d\d/.test(text));
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
        left: health.failed > 0 || health.p99 > HEALTH_MOST_MS ? "failed" : "",
      },
    ];
  } finally {
    await product.end();
  }
}

/** Keeps every statement on cards waiting until the function that it gives is called. */
async function holdCards({ sql }: Product): Promise<() => Promise<void>> {
  const client = await sql.connect();
  await client.query("BEGIN");
  await client.query("LOCK TABLE applications IN ACCESS EXCLUSIVE MODE");
  return async () => {
    await client.query("ROLLBACK");
    client.release();
  };
}

async function healthFor(origin: string, milliseconds: number) {
  const took: number[] = [];
  let failed = 0;
  const began = performance.now();
  while (performance.now() - began < milliseconds) {
    const asked = performance.now();
    const answer = await fetch(`${origin}/healthz`).catch(() => null);
    await answer?.body?.cancel();
    took.push(performance.now() - asked);
    if (answer?.status !== 200) failed += 1;
    await wait(HEALTH_EVERY_MS);
  }
  took.sort((one, other) => one - other);
  const at = (share: number) => Math.round(took[Math.ceil(took.length * share) - 1] ?? Number.NaN);
  return { failed, p99: at(0.99), slowest: at(1) };
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
