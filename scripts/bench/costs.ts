import type pg from "pg";
import { runningProcesses, statOf } from "../bootstrap/processes.mjs";
import { operations } from "../shared/operations.ts";
import type { Product, RunningServer } from "../shared/product.ts";
import { type ApiRequest, keyed, requestJson } from "../shared/requests.ts";

const WARM_UP = 30;
const CALLS = 300;

/** Tables that grow with cards. Their size includes their indexes. */
const OF_A_CARD = ["applications", "status_history", "companies", "change_events", "quota_uses"];

/** Returns each table's size in bytes per card. */
export async function bytesPerCard({ sql }: Product): Promise<object[]> {
  const { rows } = await sql.query<{ name: string; bytes: string; cards: string }>(
    `SELECT name, pg_total_relation_size(name::regclass) AS bytes, (SELECT count(*) FROM applications) AS cards
     FROM unnest($1::text[]) AS name`,
    [OF_A_CARD],
  );
  return rows.map(({ name, bytes, cards }) => ({ table: name, "B a card": Math.round(+bytes / +cards) }));
}

/**
 * Returns the cost of one call of each operation: processor time of the product and of PostgreSQL, and bytes of WAL.
 * Calls run one at a time.
 */
export async function costsOfOperations(product: Product, served: RunningServer): Promise<object[]> {
  const all = operations(product);
  const measured: Record<string, (turn: number) => ApiRequest> = {
    "applications.list, 50": all["applications.list"],
    "boards.get": all["boards.get"],
    "insights.get": all["insights.get"],
    "applications.get": all["applications.get"],
    "applications.create, keyed": (turn) => keyed(all["applications.create"](turn)),
    "applications.update": all["applications.update"],
    "applications.move, keyed": (turn) => keyed(all["applications.move"](turn)),
  };
  const rows: object[] = [];
  for (const [name, operation] of Object.entries(measured)) {
    for (let turn = 0; turn < WARM_UP; turn += 1) await requestJson(served.origin, operation(turn));
    const before = await reading(product.sql, served);
    for (let turn = 0; turn < CALLS; turn += 1) await requestJson(served.origin, operation(WARM_UP + turn));
    const after = await reading(product.sql, served);
    const perCall = (figure: keyof typeof before) => (after[figure] - before[figure]) / CALLS;
    rows.push({
      operation: name,
      "product, ms": perCall("product").toFixed(2),
      "PostgreSQL, ms": perCall("database").toFixed(2),
      "WAL, B": Math.round(perCall("wal")),
    });
  }
  return rows;
}

async function reading(sql: pg.Pool, served: RunningServer) {
  const { rows } = await sql.query<{ wal: string; pid: number }>(
    "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS wal, pg_backend_pid() AS pid",
  );
  const database = cpuOfFamily(statOf(rows[0]?.pid ?? 0).parent);
  return { wal: Number(rows[0]?.wal), product: served.cpuMs(), database };
}

/** Returns the processor time of PostgreSQL's processes, including those that have ended. */
function cpuOfFamily(postmaster: number): number {
  const children = runningProcesses()
    .map(statOf)
    .filter(({ parent }) => parent === postmaster);
  const { ownMs, endedMs } = statOf(postmaster);
  return children.reduce((sum, child) => sum + child.ownMs, ownMs + endedMs);
}
