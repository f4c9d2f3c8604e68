import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type pg from "pg";
import type { Started } from "./processes.ts";
import { moveRequest, type Seeded } from "./scenarios.ts";

const CALLS = 300;
const TICK_MS = 10;

type Asked = { method: string; path: string; headers: Record<string, string>; body?: string };
type Operation = { name: string; ask: (turn: number) => Asked };

/** Tables that grow with cards. Their size includes their indexes. */
const OF_A_CARD = ["applications", "status_history", "companies", "change_events", "quota_uses"];

/** Returns each table's size in bytes per card. */
export async function bytesPerCard(database: pg.Pool): Promise<object[]> {
  const { rows } = await database.query<{ name: string; bytes: string; cards: string }>(
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
export async function costsOfOperations(database: pg.Pool, product: Started, seeded: Seeded) {
  const rows: object[] = [];
  for (const { name, ask } of operations(seeded)) {
    await send(product.origin, ask, 0, 30);
    const before = await reading(database, product);
    await send(product.origin, ask, 30, CALLS);
    const after = await reading(database, product);
    rows.push({
      operation: name,
      "product, ms": ((after.product - before.product) / CALLS).toFixed(2),
      "PostgreSQL, ms": ((after.database - before.database) / CALLS).toFixed(2),
      "WAL, B": Math.round((after.wal - before.wal) / CALLS),
    });
  }
  return rows;
}

function operations({ boardId, key, applicationIds }: Seeded): Operation[] {
  const authorization = `Bearer ${key}`;
  const json = { authorization, "content-type": "application/json" };
  const get = (path: string) => (): Asked => ({ method: "GET", path, headers: { authorization } });
  const card = (turn: number) => applicationIds[turn % applicationIds.length] ?? "";
  return [
    { name: "applications.list, 50", ask: get(`/api/v1/boards/${boardId}/applications`) },
    { name: "boards.get", ask: get(`/api/v1/boards/${boardId}`) },
    { name: "insights.get", ask: get(`/api/v1/boards/${boardId}/insights`) },
    {
      name: "applications.get",
      ask: (turn) => ({
        method: "GET",
        path: `/api/v1/applications/${card(turn)}`,
        headers: { authorization },
      }),
    },
    {
      name: "applications.create, keyed",
      ask: (turn) => ({
        method: "POST",
        path: `/api/v1/boards/${boardId}/applications`,
        headers: { ...json, "idempotency-key": randomUUID() },
        body: JSON.stringify({ company: { name: `Company ${turn % 20}` }, job: { title: `Cost ${turn}` } }),
      }),
    },
    {
      name: "applications.update",
      ask: (turn) => ({
        method: "PATCH",
        path: `/api/v1/applications/${card(turn)}`,
        headers: json,
        body: JSON.stringify({ notes: `Note ${turn} ${"x".repeat(200)}` }),
      }),
    },
    {
      name: "applications.move, keyed",
      ask: (turn) => ({
        ...moveRequest(card(turn), Math.floor(turn / applicationIds.length) % 2 ? "applied" : "offer", key),
        headers: moveHeaders(key),
      }),
    },
  ];
}

const moveHeaders = (key: string) => ({
  authorization: `Bearer ${key}`,
  "content-type": "application/json",
  "idempotency-key": randomUUID(),
});

async function send(origin: string, ask: Operation["ask"], from: number, count: number): Promise<void> {
  for (let turn = from; turn < from + count; turn += 1) {
    const { path, ...request } = ask(turn);
    const answer = await fetch(origin + path, request);
    if (!answer.ok)
      throw new Error(`${request.method} ${path} answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  }
}

async function reading(database: pg.Pool, product: Started) {
  const { rows } = await database.query<{ wal: string; pid: number }>(
    "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS wal, pg_backend_pid() AS pid",
  );
  return {
    wal: Number(rows[0]?.wal),
    product: product.cpuMs(),
    database: cpuOfFamily(statOf(rows[0]?.pid ?? 0).parent),
  };
}

/** Returns the processor time of PostgreSQL's processes, including those that have ended (proc_pid_stat(5)). */
function cpuOfFamily(postmaster: number): number {
  const children = readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    const stat = statOf(Number(name));
    return stat.parent === postmaster ? [stat.own] : [];
  });
  const { own, ended } = statOf(postmaster);
  return children.reduce((sum, one) => sum + one, own + ended);
}

function statOf(pid: number): { parent: number; own: number; ended: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields.slice(11, 15);
    return { parent: fields[1] ?? 0, own: (utime + stime) * TICK_MS, ended: (cutime + cstime) * TICK_MS };
  } catch {
    return { parent: 0, own: 0, ended: 0 };
  }
}
