import { expect } from "vitest";
import { pool } from "#server/lib/database.ts";
import type { Rest } from "./rest.ts";

type CardRow = {
  id: string;
  status: string;
  rank: string;
  statusChangedAt: string | null;
  createdAt: string;
};
type PeriodRow = { id: string; status: string; enteredAt: string; leftAt: string | null };

/**
 * Checks the rules of a board, which hold after any changes, even concurrent ones: every card is in exactly one column, the
 * order is strict and matches the columns, and each card's history runs from its creation to now without gap or overlap.
 */
export async function expectSoundBoard(api: Rest, boardId: string): Promise<void> {
  const { columns } = await api.ok("boards.get", { boardId });
  const cards = await rowsOf<CardRow>(
    `SELECT id, status, rank, status_changed_at AS "statusChangedAt", created_at AS "createdAt"
     FROM applications WHERE board_id = $1 ORDER BY status, rank`,
    boardId,
  );
  const periods = await rowsOf<PeriodRow>(
    `SELECT a.id, h.status, h.entered_at AS "enteredAt", h.left_at AS "leftAt" FROM applications a
     JOIN status_history h ON h.account_id = a.account_id AND h.application_id = a.id WHERE a.board_id = $1 ORDER BY h.id`,
    boardId,
  );
  for (const [status, ids] of Object.entries(columns)) {
    const column = cards.filter((card) => card.status === status);
    expect(ids, `the order of ${status}`).toEqual(column.map(({ id }) => id));
    const ranks = column.map(({ rank }) => rank);
    expect(new Set(ranks).size, `ranks of ${status} differ`).toBe(ranks.length);
    expect(Math.max(0, ...ranks.map(({ length }) => length)), `ranks of ${status} stay short`).toBeLessThan(
      65,
    );
  }
  expect(Object.values(columns).flat().sort(), "no card is lost or duplicated").toEqual(
    cards.map(({ id }) => id).sort(),
  );
  const byCard = Map.groupBy(periods, ({ id }) => id);
  for (const card of cards) expectHistoryOf(card, byCard.get(card.id) ?? []);
}

function expectHistoryOf(card: CardRow, periods: PeriodRow[]): void {
  const label = `the history of ${card.id}`;
  expect(periods.filter(({ leftAt }) => leftAt === null).length, `${label} has one open period`).toBe(1);
  expect(periods[0]?.enteredAt, `${label} begins with the card`).toBe(card.createdAt);
  expect(periods.at(-1), `${label} ends where the card is`).toMatchObject({
    status: card.status,
    leftAt: null,
  });
  for (const [index, { leftAt, enteredAt, status }] of periods.entries()) {
    const next = periods[index + 1];
    expect(leftAt, `${label} has no gap and no overlap`).toBe(next?.enteredAt ?? null);
    expect(status, `${label} names a change`).not.toBe(next?.status);
    if (leftAt !== null) expect(leftAt >= enteredAt, `${label} runs forward`).toBe(true);
  }
  const changed = periods.length > 1 ? (periods.at(-1)?.enteredAt ?? null) : null;
  expect(card.statusChangedAt, `${label} agrees with the card`).toBe(changed);
}

/** Returns every card of an account with its history, as stored, without the time of its last change. */
export async function rowsOfCards(accountId: string): Promise<object[]> {
  return rowsOf(
    `SELECT to_jsonb(a) - 'updated_at' AS card,
       (SELECT jsonb_agg(to_jsonb(h) ORDER BY h.id) FROM status_history h
        WHERE h.account_id = a.account_id AND h.application_id = a.id) AS history
     FROM applications a WHERE a.account_id = $1 ORDER BY a.id`,
    accountId,
  );
}

async function rowsOf<Row extends object>(sql: string, value: string): Promise<Row[]> {
  return (await pool.query<Row>(sql, [value])).rows;
}

/** Returns the product's tables that have one of these texts in any column of any row. */
export async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1",
  );
  const patterns = texts.map((text) => `%${text.replace(/[\\%_]/g, "\\$&")}%`);
  const holding: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await pool.query(
      `SELECT 1 FROM "${name}" one WHERE one::text LIKE ANY ($1::text[]) LIMIT 1`,
      [patterns],
    );
    if (rowCount) holding.push(name);
  }
  return holding;
}
