import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { generateKeyBetween } from "fractional-indexing";
import type pg from "pg";
import { STATUSES } from "#domain/values.ts";
import { accountOfJob } from "#server/core/access.ts";
import { sqlOn } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import { readPage } from "#server/resources/applications/store/list.ts";
import { readCard } from "#server/resources/applications/store/read.ts";
import { present } from "#server/resources/applications/store/rows.ts";
import { presentRow } from "#server/resources/applications/store/spreadsheet-row.ts";
import { readFigures } from "#server/resources/insights/store/figures.ts";
import { TABLE_COLUMNS } from "#server/resources/table/columns.ts";
import { readManual } from "#server/resources/table/store.ts";

/**
 * The yardstick: node:http and pg with named statements. It returns the same bytes as the product from the same rows,
 * without credentials, validation, idempotency, or error handling. The benchmark starts it with ACCOUNT_ID, BOARD_ID,
 * and PORT.
 */
const account = accountOfJob(process.env.ACCOUNT_ID ?? "");
const board = process.env.BOARD_ID ?? "";

// These are the product's own statements, because their plans are part of the cost of reading rows, not of a layer's cost.
const sql = sqlOn(pool);
const place = {
  name: "bare_place",
  text: `SELECT a.status, (SELECT max(o.rank) FROM applications o
      WHERE o.account_id = $2 AND o.board_id = a.board_id AND o.status = $3) AS low
    FROM applications a WHERE a.id = $1 AND a.account_id = $2 FOR UPDATE`,
};
const update = {
  name: "bare_update",
  text: "UPDATE applications SET status = $2, rank = $3, status_changed_at = now(), updated_at = now() WHERE id = $1 AND account_id = $4",
};
const close = {
  name: "bare_close",
  text: "UPDATE status_history SET left_at = now() WHERE account_id = $2 AND application_id = $1 AND left_at IS NULL",
};
const open = {
  name: "bare_open",
  text: "INSERT INTO status_history (application_id, account_id, status, entered_at) VALUES ($1, $2, $3, now())",
};
const columns = {
  name: "bare_columns",
  text: "SELECT status, string_agg(id, ',' ORDER BY rank) AS ids FROM applications WHERE account_id = $2 AND board_id = $1 GROUP BY status",
};

/** Owners of boards other than the main one, by board. */
const owners = new Map<string, Promise<string>>();

function ownerOf(boardId: string): Promise<string> {
  const owner =
    owners.get(boardId) ??
    pool
      .query<{ owner: string }>("SELECT account_id AS owner FROM boards WHERE id = $1", [boardId])
      .then(({ rows }) => rows[0]?.owner ?? "");
  owners.set(boardId, owner);
  return owner;
}

async function listApplications(): Promise<object> {
  const params = { accountId: account, boardId: board };
  const rows = await readPage(sql, params, { sort: "applied_at_desc", limit: 51 });
  return { data: rows.slice(0, 50).map(present), hasMore: rows.length > 50, nextCursor: null };
}

async function readTable(boardId: string): Promise<object> {
  const accountId = accountOfJob(await ownerOf(boardId));
  const params = { accountId, boardId, statuses: STATUSES };
  const rows = await readManual(sql, params, { limit: 201, counts: false });
  const data = rows.slice(0, 200).map((row) => {
    const { sort0: _place, sort1: _rank, hasPay: _pay, textBefore: _bytes, ...presented } = presentRow(row);
    return presented;
  });
  return { columns: TABLE_COLUMNS, data, hasMore: rows.length > 200, nextCursor: null };
}

async function getApplication(id: string): Promise<object> {
  const row = await readCard(sql, { accountId: account, id });
  return row ? present(row) : {};
}

async function moveApplication(id: string, status: string): Promise<object> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const respond = await moveWithin(client, id, status);
    await client.query("COMMIT");
    client.release();
    return respond;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function moveWithin(client: pg.PoolClient, id: string, status: string): Promise<object> {
  const placed = await client.query({ ...place, values: [id, account, status] });
  // A random tail replaces the product's way of keeping two moves apart.
  const rank = `${generateKeyBetween(placed.rows[0].low, null)}${Math.random().toString(36).slice(2, 12)}1`;
  await client.query({ ...update, values: [id, status, rank, account] });
  await client.query({ ...close, values: [id, account] });
  await client.query({ ...open, values: [id, account, status] });
  const [application, held] = [
    await readCard(sqlOn(client), { accountId: account, id }),
    await client.query<{ status: string; ids: string }>({ ...columns, values: [board, account] }),
  ];
  const filled = new Map(held.rows.map((row) => [row.status, row.ids.split(",")]));
  return {
    application: application && present(application),
    board: { id: board, columns: Object.fromEntries(STATUSES.map((name) => [name, filled.get(name) ?? []])) },
    previousStatus: placed.rows[0].status,
  };
}

/** Runs only the query of the figures: the cost of reading the rows, without any layer. */
async function readInsights(id: string): Promise<object> {
  const edges = Array.from({ length: 13 }, (_, week) =>
    new Date(Date.now() - (12 - week) * 7 * 86_400_000).toISOString(),
  );
  const board = { accountId: accountOfJob(await ownerOf(id)), boardId: id };
  return readFigures(sql, { ...board, weekDays: edges, weekInstants: edges });
}

async function route(request: IncomingMessage): Promise<object> {
  const [, , , group, id = "", rest] = (request.url ?? "").split("/");
  if (rest === "insights") return readInsights(id);
  if (group === "boards") return rest?.startsWith("table") ? readTable(id) : listApplications();
  if (rest === undefined) return getApplication(id);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return moveApplication(id, JSON.parse(Buffer.concat(chunks).toString()).status);
}

function respond(response: ServerResponse, value: object): void {
  response.writeHead(200, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(value));
}

createServer((request, response) => {
  route(request).then(
    (value) => respond(response, value),
    (error: Error) => response.writeHead(500).end(error.message),
  );
}).listen(Number(process.env.PORT), "127.0.0.1");
