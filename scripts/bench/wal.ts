import type pg from "pg";
import { moveRequest, type Seeded } from "./scenarios.ts";

const MOVES = 200;

/** Returns the bytes of WAL that a keyed move on this board writes, after a first round has touched the same pages. */
export async function walPerMove(database: pg.Pool, origin: string, seeded: Seeded): Promise<number> {
  await moveAll(origin, seeded, "accepted");
  const before = await position(database);
  await moveAll(origin, seeded, "rejected");
  return ((await position(database)) - before) / Math.min(MOVES, seeded.applicationIds.length);
}

async function moveAll(origin: string, { applicationIds, key }: Seeded, status: string): Promise<void> {
  for (const id of applicationIds.slice(0, MOVES)) {
    const { path, ...request } = moveRequest(id, status, key);
    const answer = await fetch(origin + path, request);
    if (!answer.ok) throw new Error(`a move was answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  }
}

async function position(database: pg.Pool): Promise<number> {
  const { rows } = await database.query<{ bytes: string }>(
    "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS bytes",
  );
  return Number(rows[0]?.bytes);
}
