import type { Status } from "#domain/values.ts";
import { WAITING_STATUSES } from "#domain/values.ts";
import { type AccountId, accountOfJob } from "#server/core/access.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import type { BoardSettings } from "#server/resources/boards/contract.ts";

/** By timeframe, the instant before which a card's last activity must lie; ISO strings. */
export type Cutoffs = Record<BoardSettings["autoRetire"]["timeframe"], string>;

/** When something last happened to a card `a`. A group whose rows keep a card awake adds its latest one here. */
const lastActivity = (account: string) => `greatest(a.created_at, a.status_changed_at, a.updated_at,
  (SELECT max(greatest(i.scheduled_at, i.updated_at)) FROM interviews i WHERE i.account_id = ${account} AND i.application_id = a.id),
  (SELECT max(n.updated_at) FROM coach_notes n WHERE n.account_id = ${account} AND n.application_id = a.id AND a.coach_note_count > 0))`;

/** Whether card `a` has rested for longer than its board `b` allows; the four cutoffs are $1 to $4. */
const stale = (
  account: string,
) => `a.status IN (${WAITING_STATUSES.map((status) => `'${status}'`).join(", ")}) AND ${lastActivity(account)} < CASE b.auto_retire_timeframe
  WHEN 'one_month' THEN $1::timestamptz WHEN 'three_months' THEN $2::timestamptz
  WHEN 'six_months' THEN $3::timestamptz WHEN 'one_year' THEN $4::timestamptz END`;

// Asks all accounts, so that none is given. The inner limit keeps it a look into each board's own columns, instead of a join of all boards with all cards.
const BOARDS = statement(
  "retirement_boards",
  `SELECT b.id, b.account_id AS "accountId" FROM boards b
   JOIN LATERAL (SELECT FROM applications a WHERE a.account_id = b.account_id AND a.board_id = b.id AND ${stale("b.account_id")} LIMIT 1) AS stale ON true
   WHERE b.auto_retire_enabled AND (b.account_id, b.id) > ($5, $6) ORDER BY b.account_id, b.id LIMIT $7`,
);
const TARGET = statement(
  "retirement_target",
  "SELECT auto_retire_status AS status FROM boards WHERE id = $1 AND account_id = $2 AND auto_retire_enabled FOR SHARE",
);
const CARDS = statement(
  "retirement_cards",
  `SELECT a.id FROM boards b JOIN applications a ON a.account_id = $5 AND a.board_id = b.id
   WHERE b.account_id = $5 AND b.id = $6 AND ${stale("$5")} ORDER BY ${lastActivity("$5")}, a.id LIMIT $7 FOR UPDATE OF a`,
);

/** Boards of all accounts with automatic retirement that hold a stale card, account by account, after the one given. */
export async function listRetiringBoards(
  sql: Sql,
  cutoffs: Cutoffs,
  { after, limit }: { after: { accountId: string; id: string }; limit: number },
): Promise<{ id: string; accountId: AccountId }[]> {
  const rows = await sql.query<{ id: string; accountId: string }>(BOARDS, [
    ...inOrder(cutoffs),
    after.accountId,
    after.id,
    limit,
  ]);
  return rows.map(({ id, accountId }) => ({ id, accountId: accountOfJob(accountId) }));
}

/**
 * Where the board's stale cards are to go; null where retirement was turned off meanwhile. Its settings stay until the
 * transaction ends.
 */
export async function lockTarget(sql: Sql, accountId: AccountId, boardId: string): Promise<Status | null> {
  const [row] = await sql.query<{ status: Status }>(TARGET, [boardId, accountId]);
  return row?.status ?? null;
}

/** The board's stale cards as they are under its order lock, longest at rest first, held until the transaction ends. */
export async function lockStaleCards(
  sql: Sql,
  accountId: AccountId,
  boardId: string,
  cutoffs: Cutoffs,
  limit: number,
): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(CARDS, [...inOrder(cutoffs), accountId, boardId, limit]);
  return rows.map(({ id }) => id);
}

function inOrder({ one_month, three_months, six_months, one_year }: Cutoffs): string[] {
  return [one_month, three_months, six_months, one_year];
}
