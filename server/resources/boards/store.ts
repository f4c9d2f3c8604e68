import { STATUSES, type Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import { holdingRowOf } from "#server/core/versions.ts";
import type { Prisma } from "#server/generated/prisma/client.ts";
import { now } from "#server/lib/clock.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import type { Board, BoardCard, BoardSettings, BoardSummary, Columns } from "./contract.ts";

type BoardRow = {
  id: string;
  name: string;
  isActive: boolean;
  hiddenStatuses: Status[];
  sorts: BoardSettings["sorts"];
  timeFilter: BoardSettings["timeFilter"];
  retireEnabled: boolean;
  retireTimeframe: BoardSettings["autoRetire"]["timeframe"];
  retireStatus: BoardSettings["autoRetire"]["status"];
  createdAt: string;
  updatedAt: string;
};

/** Ids of a column's cards, joined by commas; a status without cards is absent. */
export type JoinedColumns = Partial<Record<Status, string>> | null;

const BOARD = `b.id, b.name, b.is_active AS "isActive", b.hidden_statuses AS "hiddenStatuses", b.sorts,
  b.time_filter AS "timeFilter", b.auto_retire_enabled AS "retireEnabled", b.auto_retire_timeframe AS "retireTimeframe",
  b.auto_retire_status AS "retireStatus", b.created_at AS "createdAt", b.updated_at AS "updatedAt"`;

/** SQL of a board's columns as one JSON value; joined text, since an array of a thousand ids costs more to read. */
export const columnsSql = (account: string, boardId: string) => `(
  SELECT json_object_agg(status, ids) FROM (
    SELECT status, string_agg(id, ',' ORDER BY rank) AS ids FROM applications WHERE account_id = ${account} AND board_id = ${boardId} GROUP BY status
  ) AS filled)`;

/** SQL of the advisory lock that stands for the order of a board's cards. */
export const orderLock = (account: string, boardId: string) =>
  `hashtextextended('order ' || ${account} || ' ' || ${boardId}, 0)`;

const LIST = (after: boolean) =>
  statement(
    `boards_list${after ? "_after" : ""}`,
    `SELECT ${BOARD}, (SELECT count(*)::int FROM applications a WHERE a.account_id = $1 AND a.board_id = b.id) AS "applicationCount"
     FROM boards b WHERE b.account_id = $1 ${after ? "AND b.id > $3" : ""} ORDER BY b.id LIMIT $2`,
  );
const GET = statement(
  "boards_get",
  `SELECT ${BOARD}, ${columnsSql("$2", "b.id")} AS columns FROM boards b WHERE b.id = $1 AND b.account_id = $2`,
);
const VIEW = statement(
  "boards_view",
  `SELECT ${BOARD}, b.table_columns AS "tableColumns" FROM boards b WHERE b.id = $1 AND b.account_id = $2`,
);
const CARDS = statement(
  "board_view_cards",
  `SELECT a.id, a.job_title AS title, a.company_id AS "companyId", c.name AS "companyName",
     a.application_date AS "applicationDate", a.application_link AS "applicationLink", a.created_at AS "createdAt",
     coalesce(a.status_changed_at, a.created_at) AS "statusSince", a.work_mode AS "workMode", a.compensation,
     a.is_auto_retired AS "isAutoRetired", a.coach_note_count AS "coachNotes",
     (SELECT min(i.scheduled_at) FROM interviews i
      WHERE i.account_id = $2 AND i.application_id = a.id AND i.outcome = 'pending' AND i.scheduled_at > now()) AS "nextInterviewAt"
   FROM applications a JOIN companies c ON c.account_id = $2 AND c.id = a.company_id
   WHERE a.account_id = $2 AND a.board_id = $1 ORDER BY a.status, a.rank`,
);
const OWNS = statement("boards_owns", "SELECT 1 FROM boards WHERE id = $1 AND account_id = $2");
const HOLD_ALL = statement(
  "boards_hold_all",
  "SELECT id FROM boards WHERE account_id = $1 ORDER BY id FOR UPDATE",
);
const HOLD = statement("boards_hold", "SELECT 1 FROM boards WHERE id = $1 AND account_id = $2 FOR KEY SHARE");
const HOLD_ORDER = statement(
  "boards_hold_order",
  `SELECT pg_advisory_xact_lock(${orderLock("$1", "$2")})::text`,
);
const SHARE_ORDER = statement(
  "boards_share_order",
  `SELECT pg_advisory_xact_lock_shared(${orderLock("$1", "$2")})::text`,
);

/** A page of the account's boards, oldest first. */
export async function listBoards(sql: Sql, accountId: AccountId, list: ListIdentity) {
  const after = openCursor(list);
  const values = [accountId, list.input.limit + 1, ...(after ? [String(after[0])] : [])];
  const rows = await sql.query<BoardRow & { applicationCount: number }>(LIST(after !== null), values);
  const present = (row: (typeof rows)[number]): BoardSummary => ({
    ...presentFields(row),
    applicationCount: row.applicationCount,
  });
  return page(list, rows, (row) => [row.id], present);
}

/** One board with its columns, or null where the account has none of this id. */
export async function readBoard(sql: Sql, accountId: AccountId, boardId: string): Promise<Board | null> {
  const [row] = await sql.query<BoardRow & { columns: JoinedColumns }>(GET, [boardId, accountId]);
  return row ? { ...presentFields(row), columns: columnsOf(row.columns) } : null;
}

/** A board's name and settings with how its table is shown, or null where the account has none of this id. */
export async function readView(sql: Sql, accountId: AccountId, boardId: string) {
  const [row] = await sql.query<BoardRow & { tableColumns: unknown }>(VIEW, [boardId, accountId]);
  return row
    ? { name: row.name, settings: presentFields(row).settings, tableColumns: row.tableColumns }
    : null;
}

/** Whether the board is the account's. */
export async function ownsBoard(sql: Sql, accountId: AccountId, boardId: string): Promise<boolean> {
  return (await sql.query(OWNS, [boardId, accountId])).length > 0;
}

/** Whether the board is the account's; if so it can't be deleted until the transaction ends. */
export async function holdBoard(sql: Sql, accountId: AccountId, boardId: string): Promise<boolean> {
  return (await sql.query(HOLD, [boardId, accountId])).length > 0;
}

/** Holds a board's own fields against every other change of them, until the transaction ends. */
export const holdBoardFields = holdingRowOf("boards");

/** Shares the order of a board's cards with other changes of single ranks, until the transaction ends. */
export async function shareOrderOf(sql: Sql, accountId: AccountId, boardId: string): Promise<void> {
  await sql.query(SHARE_ORDER, [accountId, boardId]);
}

/** Holds the order of a board's cards for a change of many ranks, until the transaction ends. */
export async function holdOrderOf(sql: Sql, accountId: AccountId, boardId: string): Promise<void> {
  await sql.query(HOLD_ORDER, [accountId, boardId]);
}

/** The active board that every account begins with. */
export async function createFirstBoard(prisma: PrismaTransaction, accountId: AccountId): Promise<string> {
  return insertBoard(prisma, accountId, { name: "My job search", isActive: true, at: now() });
}

/** Adds a board; answers its id. */
export async function insertBoard(
  prisma: PrismaTransaction,
  accountId: AccountId,
  { name, isActive, at }: { name: string; isActive: boolean; at: Date },
): Promise<string> {
  const id = newId("board");
  await prisma.board.create({ data: { id, accountId, name, isActive, createdAt: at, updatedAt: at } });
  return id;
}

/** Changes a board's own fields; one that is undefined stays as it is. */
export async function patchBoard(
  prisma: PrismaTransaction,
  accountId: AccountId,
  boardId: string,
  fields: Prisma.BoardUpdateInput,
  at: Date,
): Promise<void> {
  const accountId_id = { accountId, id: boardId };
  await prisma.board.update({ where: { accountId_id }, data: { ...fields, updatedAt: at } });
}

/** Deletes a board with everything on it; answers whether it was the active one. */
export async function removeBoard(
  prisma: PrismaTransaction,
  accountId: AccountId,
  boardId: string,
): Promise<boolean> {
  const accountId_id = { accountId, id: boardId };
  const { isActive } = await prisma.board.delete({ where: { accountId_id }, select: { isActive: true } });
  return isActive;
}

/** The board, other than this one, that was changed last; null where it is the only one. */
export async function findSuccessor(prisma: PrismaTransaction, accountId: AccountId, boardId: string) {
  const board = await prisma.board.findFirst({
    where: { accountId, id: { not: boardId } },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    select: { id: true },
  });
  return board?.id ?? null;
}

/** Which board is active, and whether one is left, is decided one change at a time. */
export async function lockBoards(sql: Sql, accountId: AccountId): Promise<void> {
  await sql.query(HOLD_ALL, [accountId]);
}

/** Ends the activity of the account's other board, and begins this one's. */
export async function makeActive(
  prisma: PrismaTransaction,
  accountId: AccountId,
  boardId: string,
): Promise<void> {
  await prisma.board.updateMany({
    where: { accountId, isActive: true, id: { not: boardId } },
    data: { isActive: false },
  });
  await prisma.board.update({
    where: { accountId_id: { accountId, id: boardId } },
    data: { isActive: true },
  });
}

/** The seven columns, each with its ids. */
export function columnsOf(joined: JoinedColumns): Columns {
  const column = (status: Status) => joined?.[status]?.split(",") ?? [];
  return Object.fromEntries(STATUSES.map((status) => [status, column(status)])) as Columns;
}

function presentFields(row: BoardRow) {
  return {
    id: row.id,
    name: row.name,
    isActive: row.isActive,
    settings: {
      hiddenStatuses: row.hiddenStatuses,
      sorts: row.sorts,
      timeFilter: row.timeFilter,
      autoRetire: { enabled: row.retireEnabled, timeframe: row.retireTimeframe, status: row.retireStatus },
    },
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** The faces of a board's cards, as its columns have them. */
export function readCards(sql: Sql, accountId: AccountId, boardId: string): Promise<BoardCard[]> {
  return sql.query<BoardCard>(CARDS, [boardId, accountId]);
}
