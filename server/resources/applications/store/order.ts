import { randomInt } from "node:crypto";
import { BASE_62_DIGITS, generateKeyBetween, generateNKeysBetween } from "fractional-indexing";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import { holdOrderOf, orderLock } from "#server/resources/boards/service.ts";

/** Ranks grow by a character with about six inserts at one spot; past this length the column is spread anew. */
const RANK_MAX = 64;

/** A spot in a column: at an end, or right beside one of its cards. */
export type Spot = { at: "first" | "last" } | { at: "before" | "after"; neighbour: string };

const SHARE_BY_CARD = statement(
  "applications_share_order",
  `SELECT a.board_id AS "boardId", pg_advisory_xact_lock_shared(${orderLock("$2", "a.board_id")})::text
   FROM applications a WHERE a.id = $1 AND a.account_id = $2`,
);

// $1 account, $2 board, $3 status, $4 the card that is placed (it doesn't count as its own neighbour), $5 the neighbour.
const OTHERS =
  "FROM applications o WHERE o.account_id = $1 AND o.board_id = $2 AND o.status = $3 AND o.id <> $4";
const NEIGHBOUR = `(SELECT o.rank ${OTHERS} AND o.id = $5)`;
const SPOT_SQL = {
  first: statement(
    "applications_spot_first",
    `SELECT NULL::text AS low, (SELECT o.rank ${OTHERS} ORDER BY o.rank LIMIT 1) AS high, true AS found`,
  ),
  last: statement(
    "applications_spot_last",
    `SELECT (SELECT o.rank ${OTHERS} ORDER BY o.rank DESC LIMIT 1) AS low, NULL::text AS high, true AS found`,
  ),
  before: statement(
    "applications_spot_before",
    `SELECT (SELECT o.rank ${OTHERS} AND o.rank < n.rank ORDER BY o.rank DESC LIMIT 1) AS low, n.rank AS high,
       n.rank IS NOT NULL AS found FROM (SELECT ${NEIGHBOUR} AS rank) AS n`,
  ),
  after: statement(
    "applications_spot_after",
    `SELECT n.rank AS low, (SELECT o.rank ${OTHERS} AND o.rank > n.rank ORDER BY o.rank LIMIT 1) AS high,
       n.rank IS NOT NULL AS found FROM (SELECT ${NEIGHBOUR} AS rank) AS n`,
  ),
};
const COLUMN = statement("applications_column_ids", `SELECT o.id, o.rank ${OTHERS} ORDER BY o.rank`);
const SPREAD = statement(
  "applications_spread",
  `UPDATE applications a SET rank = spread.rank FROM unnest($2::text[], $3::text[]) AS spread (id, rank)
   WHERE a.account_id = $1 AND a.id = spread.id`,
);

/**
 * Shares the order of the card's board with other single moves: their jittered ranks don't meet, so that none waits for
 * another's commit.
 * @returns the board's id, or null where the account has no such card
 */
export async function shareOrderOfCard(sql: Sql, accountId: AccountId, id: string): Promise<string | null> {
  const [row] = await sql.query<{ boardId: string }>(SHARE_BY_CARD, [id, accountId]);
  return row?.boardId ?? null;
}

/**
 * A free rank at the spot, while the board's order is shared or held.
 * @param card the card that is to be placed, which may be in the column already
 * @returns null where the neighbour is not in the column
 */
export async function rankAt(
  sql: Sql,
  accountId: AccountId,
  column: { boardId: string; status: Status },
  card: string,
  spot: Spot,
): Promise<string | null> {
  const read = async () => {
    const neighbour = "neighbour" in spot ? [spot.neighbour] : [];
    type Bounds = { low: string | null; high: string | null; found: boolean };
    const [bounds] = await sql.query<Bounds>(SPOT_SQL[spot.at], [
      accountId,
      column.boardId,
      column.status,
      card,
      ...neighbour,
    ]);
    return bounds?.found ? jitteredKeyBetween(bounds.low, bounds.high) : null;
  };
  const rank = await read();
  if (rank === null || rank.length <= RANK_MAX) return rank;
  await holdOrderOf(sql, accountId, column.boardId);
  await spread(sql, accountId, column);
  return read();
}

/** So many free ranks at the bottom of the column, in order, while the board's order is held. */
export async function ranksAtBottom(
  sql: Sql,
  accountId: AccountId,
  column: { boardId: string; status: Status },
  count: number,
) {
  const [bounds] = await sql.query<{ low: string | null }>(SPOT_SQL.last, [
    accountId,
    column.boardId,
    column.status,
    "",
  ]);
  return generateNKeysBetween(bounds?.low ?? null, null, count);
}

/**
 * A key between two others with three random digits at its end, so that two that are chosen at once for one spot differ;
 * the unique index finds the rest, and the loser tries again.
 */
function jitteredKeyBetween(low: string | null, high: string | null): string {
  for (let key = generateKeyBetween(low, high); ; key = generateKeyBetween(key, high)) {
    const digits = [randomDigit(0), randomDigit(0), randomDigit(1)];
    const jittered = key + digits.join("");
    if (high === null || jittered < high) return jittered;
  }
}

/** A key can't end in the lowest digit. */
function randomDigit(lowest: 0 | 1): string {
  return BASE_62_DIGITS[randomInt(lowest, BASE_62_DIGITS.length)] ?? "";
}

/** Gives the column's cards short ranks, all past the old ones, so that no two ever meet. */
async function spread(
  sql: Sql,
  accountId: AccountId,
  column: { boardId: string; status: Status },
): Promise<void> {
  const values = [accountId, column.boardId, column.status, ""];
  const cards = await sql.query<{ id: string; rank: string }>(COLUMN, values);
  const ranks = generateNKeysBetween(cards.at(-1)?.rank ?? null, null, cards.length);
  await sql.query(SPREAD, [accountId, cards.map(({ id }) => id), ranks]);
}
