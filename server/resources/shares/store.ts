import type { AccountId, OrganizationId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { type Sql, type Statement, statement } from "#server/core/sql.ts";
import type { Share } from "./contract.ts";
import "./vocabulary.ts";

type ShareRow = Omit<Share, "organization"> & { organizationName: string; organizationSlug: string };

/** A share that has ended, as its log tells of it. */
export type EndedShare = {
  id: string;
  organizationId: string;
  boardId: string;
  boardName: string;
  applicantEmail: string;
};

const SHARE = `s.id, s.board_id AS "boardId", b.name AS "boardName", o.name AS "organizationName",
  o.slug AS "organizationSlug", s.created_at AS "sharedAt"`;
const FROM = `FROM shares s JOIN boards b ON b.account_id = $1 AND b.id = s.board_id JOIN organizations o ON o.id = s.organization_id`;

const LIST = (after: boolean) =>
  statement(
    `shares_list${after ? "_after" : ""}`,
    `SELECT ${SHARE} ${FROM} WHERE s.account_id = $1 ${after ? "AND (s.created_at, s.id) < ($3::timestamptz, $4)" : ""}
     ORDER BY s.created_at DESC, s.id DESC LIMIT $2`,
  );
const HOLD_BOARD = statement(
  "shares_hold_board",
  `SELECT b.name, a.email FROM boards b JOIN accounts a ON a.id = b.account_id
   WHERE b.id = $1 AND b.account_id = $2 FOR KEY SHARE OF b`,
);
const INSERT = statement(
  "shares_insert",
  `INSERT INTO shares (id, organization_id, board_id, account_id, created_at)
   VALUES ($1, $2, $3, $4, $5::timestamptz) ON CONFLICT DO NOTHING RETURNING id`,
);
const DELETE = (name: string, condition: string) =>
  statement(
    `shares_delete_${name}`,
    `DELETE FROM shares s USING boards b, accounts a
     WHERE s.account_id = $1 AND b.account_id = $1 AND b.id = s.board_id AND a.id = $1 ${condition}
     RETURNING s.id, s.organization_id AS "organizationId", s.board_id AS "boardId", b.name AS "boardName",
       a.email AS "applicantEmail"`,
  );
const DELETE_ONE = DELETE("one", "AND s.id = $2");
const DELETE_OF_BOARD = DELETE("of_board", "AND s.board_id = $2");
const DELETE_OF_MEMBER = DELETE("of_member", "AND s.organization_id = $2");

/** A page of the account's shares, the latest first. */
export async function listShares(sql: Sql, accountId: AccountId, list: ListIdentity) {
  const after = openCursor(list);
  const values = [accountId, list.input.limit + 1, ...(after ? after.map(String) : [])];
  const rows = await sql.query<ShareRow>(LIST(after !== null), values);
  return page(list, rows, (row) => [row.sharedAt, row.id], present);
}

/** The board's name and its owner's address, the board held until the transaction ends; null where it is not the account's. */
export async function holdBoard(sql: Sql, accountId: AccountId, boardId: string) {
  const [board] = await sql.query<{ name: string; email: string }>(HOLD_BOARD, [boardId, accountId]);
  return board ?? null;
}

/** Shares the board; answers the share's id, or null where it is shared with the organization already. */
export async function insertShare(
  sql: Sql,
  accountId: AccountId,
  share: { organizationId: string; boardId: string },
  at: Date,
): Promise<string | null> {
  const values = [newId("share"), share.organizationId, share.boardId, accountId, at.toISOString()];
  const [row] = await sql.query<{ id: string }>(INSERT, values);
  return row?.id ?? null;
}

/** Ends one share of the account; null where it has none of this id. */
export async function deleteShare(
  sql: Sql,
  accountId: AccountId,
  shareId: string,
): Promise<EndedShare | null> {
  const [ended] = await end(sql, DELETE_ONE, accountId, shareId);
  return ended ?? null;
}

/** Ends every share of a board of the account. */
export function deleteSharesOfBoard(sql: Sql, accountId: AccountId, boardId: string): Promise<EndedShare[]> {
  return end(sql, DELETE_OF_BOARD, accountId, boardId);
}

/** Ends every share of a member of the organization. */
export function deleteSharesOfMember(
  sql: Sql,
  organizationId: OrganizationId,
  accountId: string,
): Promise<EndedShare[]> {
  return end(sql, DELETE_OF_MEMBER, accountId, organizationId);
}

function end(sql: Sql, statement: Statement, ...values: string[]): Promise<EndedShare[]> {
  return sql.query<EndedShare>(statement, values);
}

function present({ organizationName, organizationSlug, ...share }: ShareRow): Share {
  return { ...share, organization: { name: organizationName, slug: organizationSlug } };
}
