import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Started } from "../bench/processes.ts";
import { freePort } from "../bootstrap/ports.mjs";
import { NO_POSTGRES, startDebianPostgres } from "./debian-postgres.ts";
import { nothing, type Outcome } from "./outcome.ts";
import { makeProduct, type Product } from "./product.ts";
import { foundOrganization, withdrawShares } from "./withdrawn-shares.ts";

const TURNS = 50;
const CARDS = 100;
const PATIENCE_MS = 30_000;

/**
 * Runs two processes with a streaming replica. A card is created on one, and the insights are read on the other
 * immediately; a share is withdrawn on one, and the roster is read on the other. Whether the replica keeps up, lags, or
 * is gone, no read fails, misses a card, or shows a withdrawn share.
 */
export async function drillReplica(): Promise<Outcome[]> {
  const database = await startDebianPostgres();
  if (database === null) return [{ ...nothing("replica"), left: NO_POSTGRES }];
  const product = await makeProduct(1, database);
  try {
    const replica = await database.replicate();
    const metricsPort = await freePort();
    const variables = { DATABASE_REPLICA_URL: replica.url };
    const writer = await product.start(variables);
    const reader = await product.start({ ...variables, METRICS_PORT: String(metricsPort) });
    const organization = await foundOrganization(product, writer);
    const withdraw = async (name: string, wanted: "replica" | "primary") => {
      const before = await readsFrom(metricsPort, wanted);
      const { turns, stale } = await withdrawShares(product, organization, { writer, reader });
      const share = (await readsFrom(metricsPort, wanted)) - before;
      return {
        ...nothing(`replica: shares are withdrawn while ${name}`),
        load: `${turns} shares made and withdrawn, each read elsewhere`,
        lost: stale,
        left: `${stale === 0 && share > 0 ? "" : "failed: "}${share} counted as read from the ${wanted}`,
      };
    };
    const inReplica = async (statement: string) => {
      const client = new pg.Client({ connectionString: replica.url });
      await client.connect();
      await client.query(statement).finally(() => client.end());
    };
    const turn = async (name: string, wanted: "replica" | "primary") => {
      const before = await readsFrom(metricsPort, wanted);
      const { failed, stale } = await writeAndRead(product, writer, reader);
      const share = (await readsFrom(metricsPort, wanted)) - before;
      const isWell = failed === 0 && stale === 0 && share > 0;
      return {
        ...nothing(`replica: ${name}`),
        load: `${TURNS} writes, each read elsewhere`,
        failed,
        lost: stale,
        left: `${isWell ? "" : "failed: "}${share} counted as read from the ${wanted}`,
      };
    };
    const keepsUp = await turn("it keeps up", "replica");
    const withdrawn = await withdraw("it keeps up", "replica");
    await inReplica("SELECT pg_wal_replay_pause()");
    const standsStill = await turn("its replay is paused", "primary");
    const withdrawnUnseen = await withdraw("its replay is paused", "primary");
    await inReplica("SELECT pg_wal_replay_resume()");
    const recovered = await untilReadFrom(metricsPort, product, reader);
    const again = { ...(await turn("it goes on", "replica")), "recovered in": recovered };
    await replica.stop();
    const gone = await turn("it is gone", "primary");
    return [keepsUp, withdrawn, standsStill, withdrawnUnseen, again, gone];
  } finally {
    await product.end();
  }
}

let made = CARDS;

/**
 * Creates cards one by one and reads the insights after each. A read is stale if it shows fewer cards than were
 * acknowledged.
 */
async function writeAndRead({ key, boardId }: Product, writer: Started, reader: Started) {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  let failed = 0;
  let stale = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const body = JSON.stringify({ company: { name: "Drill" }, job: { title: `Card ${made}` } });
    const path = `/api/v1/boards/${boardId}`;
    const written = await fetch(`${writer.origin}${path}/applications`, { method: "POST", headers, body });
    await written.body?.cancel();
    if (written.status === 201) made += 1;
    else failed += 1;
    const read = await fetch(`${reader.origin}${path}/insights`, { headers });
    if (read.status !== 200) {
      failed += 1;
      continue;
    }
    const { totals } = (await read.json()) as { totals: Record<string, number> };
    if (Object.values(totals).reduce((sum, count) => sum + count, 0) < made) stale += 1;
  }
  return { failed, stale };
}

/** Reads until the replica is used again, and returns how long that took. A lagging replica isn't used for a while. */
async function untilReadFrom(port: number, { key, boardId }: Product, { origin }: Started): Promise<string> {
  const before = await readsFrom(port, "replica");
  const began = performance.now();
  const patience = began + PATIENCE_MS;
  while (performance.now() < patience && (await readsFrom(port, "replica")) === before) {
    const headers = { Authorization: `Bearer ${key}` };
    const read = await fetch(`${origin}/api/v1/boards/${boardId}/insights`, { headers });
    await read.body?.cancel();
    await wait(20);
  }
  return `${(performance.now() - began).toFixed(0)} ms`;
}

async function readsFrom(port: number, from: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const series = `offerlane_replica_reads_total{from="${from}"} `;
  const line = text.split("\n").find((one) => one.startsWith(series));
  return Number(line?.slice(series.length) ?? 0);
}
