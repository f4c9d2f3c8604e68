import { type Expression, sql as raw } from "kysely";
import { STATUSES, type Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, type RowOf, statement, statementVariants } from "#server/core/statements.ts";
import { holdingRowOf } from "#server/core/versions.ts";
import type { Prisma } from "#server/generated/prisma/client.ts";
import { now } from "#server/lib/clock.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import type { BoardCard, BoardSettings, BoardSummary, Columns, ShownBoard } from "./contract.ts";
import "./codes.ts";

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "boards.hidden_statuses": Status[];
    "boards.sorts": BoardSettings["sorts"];
    "boards.time_filter": BoardSettings["timeFilter"];
    "boards.auto_retire_timeframe": BoardSettings["autoRetire"]["timeframe"];
    "boards.auto_retire_status": BoardSettings["autoRetire"]["status"];
  }
}

type OfBoard = { accountId: AccountId; boardId: string };

/** The ids of a column's cards, joined by commas; a status without cards is absent. */
type JoinedColumns = Partial<Record<Status, string>> | null;

/** Selects a board's columns as one JSON value of joined texts: an array of a thousand ids costs more to read. */
export function boardColumns(account: Expression<AccountId>, boardId: Expression<string>) {
  const filled = db
    .selectFrom("applications")
    .select(["status", raw<string>`string_agg(id, ',' ORDER BY rank)`.as("ids")])
    .where("account_id", "=", account)
    .where("board_id", "=", boardId)
    .groupBy("status");
  return db
    .selectFrom(filled.as("filled"))
    .select((eb) => eb.fn.agg<JoinedColumns>("json_object_agg", ["status", "ids"]).as("columns"))
    .$asScalar();
}

/** Counts a board's cards. */
function cardCount(account: Expression<AccountId>, boardId: Expression<string>) {
  return db
    .selectFrom("applications as a")
    .select(raw<number>`count(*)::int`.as("count"))
    .where("a.account_id", "=", account)
    .where("a.board_id", "=", boardId)
    .$asScalar()
    .$notNull();
}

/** Returns the key of the advisory lock for the order of a board's cards. */
const orderLock = (account: Expression<AccountId>, boardId: Expression<string>) =>
  raw`hashtextextended('order ' || ${account} || ' ' || ${boardId}, 0)`;

function boardsOf(account: Expression<AccountId>) {
  return db
    .selectFrom("boards as b")
    .select([
      "b.id",
      "b.name",
      "b.is_active as isActive",
      "b.hidden_statuses as hiddenStatuses",
      "b.sorts",
      "b.time_filter as timeFilter",
      "b.auto_retire_enabled as retireEnabled",
      "b.auto_retire_timeframe as retireTimeframe",
      "b.auto_retire_status as retireStatus",
      "b.fills_application_date as fillsApplicationDate",
      "b.created_at as createdAt",
      "b.updated_at as updatedAt",
    ])
    .where("b.account_id", "=", account);
}
type BoardRow = RowOf<ReturnType<typeof boardsOf>>;

type Page = { accountId: AccountId; limit: number; after?: string | undefined };
const LIST = statementVariants("boards_list", (part: "first" | "after", given: Params<Page>) => {
  const boards = boardsOf(given.accountId)
    .select((eb) => cardCount(given.accountId, eb.ref("b.id")).as("applicationCount"))
    .orderBy("b.id")
    .limit(given.limit);
  return part === "first" ? boards : boards.where("b.id", ">", given.after);
});
type OfBoards = { accountId: AccountId; ids: readonly string[] };
const GET = statement("boards_get", ({ accountId, ids }: Params<OfBoards>) =>
  boardsOf(accountId)
    .select((eb) => boardColumns(accountId, eb.ref("b.id")).as("columns"))
    .where("b.id", "=", (eb) => eb.fn.any(ids)),
);
const VIEW = statement("boards_view", ({ accountId, boardId }: Params<OfBoard>) =>
  boardsOf(accountId).select("b.table_columns as tableColumns").where("b.id", "=", boardId),
);
const CARDS = statement("boards_cards", ({ accountId, boardId }: Params<OfBoard>) =>
  db
    .selectFrom("applications as a")
    .innerJoin("companies as c", (join) =>
      join.on("c.account_id", "=", accountId).onRef("c.id", "=", "a.company_id"),
    )
    .select([
      "a.id",
      "a.job_title as title",
      "a.company_id as companyId",
      "c.name as companyName",
      "a.application_date as applicationDate",
      "a.application_link as applicationLink",
      "a.created_at as createdAt",
      "a.work_mode as workMode",
      "a.compensation",
      "a.is_auto_retired as isAutoRetired",
      "a.coach_note_count as coachNotes",
    ])
    .select((eb) => [
      raw<string | null>`nullif(coalesce(a.status_changed_at, a.created_at), a.imported_at)`.as(
        "statusSince",
      ),
      eb
        .selectFrom("interviews as i")
        .select((interviews) => interviews.fn.min("i.scheduled_at").as("next"))
        .where("i.account_id", "=", accountId)
        .whereRef("i.application_id", "=", "a.id")
        .where("i.outcome", "=", "pending")
        .where("i.scheduled_at", ">", raw<string>`now()`)
        .as("nextInterviewAt"),
    ])
    .where("a.account_id", "=", accountId)
    .where("a.board_id", "=", boardId)
    .orderBy("a.status")
    .orderBy("a.rank"),
);
const OWNS = statement("boards_owns", ({ accountId, boardId }: Params<OfBoard>) =>
  boardsOf(accountId).clearSelect().select("b.id").where("b.id", "=", boardId),
);
const LOCK = statement("boards_lock", ({ accountId, boardId }: Params<OfBoard>) =>
  boardsOf(accountId).clearSelect().select("b.id").where("b.id", "=", boardId).forKeyShare(),
);
const LOCK_ALL = statement("boards_lock_all", ({ accountId }: Params<{ accountId: AccountId }>) =>
  boardsOf(accountId).clearSelect().select("b.id").orderBy("b.id").forUpdate(),
);
const LOCK_ORDER = statement("boards_lock_order", ({ accountId, boardId }: Params<OfBoard>) =>
  db.selectNoFrom(raw<string>`pg_advisory_xact_lock(${orderLock(accountId, boardId)})::text`.as("held")),
);
const SHARE_ORDER = statement("boards_share_order", ({ accountId, boardId }: Params<OfBoard>) =>
  db.selectNoFrom(
    raw<string>`pg_advisory_xact_lock_shared(${orderLock(accountId, boardId)})::text`.as("shared"),
  ),
);

/** Returns a page of the account's boards, oldest first. */
export async function listBoards(sql: Sql, accountId: AccountId, list: ListIdentity) {
  const after = openCursor(list);
  const rows = await sql.all(LIST(after ? "after" : "first"), {
    accountId,
    limit: list.input.limit + 1,
    after: after ? String(after[0]) : undefined,
  });
  const present = (row: (typeof rows)[number]): BoardSummary => ({
    ...presentFields(row),
    applicationCount: row.applicationCount,
  });
  return page(list, rows, (row) => [row.id], present);
}

/** Returns the account's boards with these ids as our pages show them, with their columns. */
export async function readBoards(sql: Sql, accountId: AccountId, ids: readonly string[]) {
  const rows = await sql.all(GET, { accountId, ids });
  return rows.map((row): ShownBoard => ({ ...presentFields(row), columns: columnsOf(row.columns) }));
}

/** Returns a board's name, settings and table view, or null if the account has none with this id. */
export async function readView(sql: Sql, accountId: AccountId, boardId: string) {
  const row = await sql.first(VIEW, { accountId, boardId });
  return row
    ? { name: row.name, settings: presentFields(row).settings, tableColumns: row.tableColumns }
    : null;
}

/** Checks whether the board is the account's. */
export async function ownsBoard(sql: Sql, accountId: AccountId, boardId: string): Promise<boolean> {
  return (await sql.run(OWNS, { accountId, boardId })) > 0;
}

/** Checks whether the board is the account's; if so, locks it against deletion until the transaction ends. */
export async function lockBoard(sql: Sql, accountId: AccountId, boardId: string): Promise<boolean> {
  return (await sql.run(LOCK, { accountId, boardId })) > 0;
}

/** Locks a board's own fields against all other changes until the transaction ends. */
export const lockBoardFields = holdingRowOf("boards");

/** Locks the order of a board's cards in shared mode with other changes of single ranks, until the transaction ends. */
export async function shareOrderOf(sql: Sql, accountId: AccountId, boardId: string): Promise<void> {
  await sql.run(SHARE_ORDER, { accountId, boardId });
}

/** Locks the order of a board's cards for a change of many ranks, until the transaction ends. */
export async function lockOrderOf(sql: Sql, accountId: AccountId, boardId: string): Promise<void> {
  await sql.run(LOCK_ORDER, { accountId, boardId });
}

/** Creates the active board that every account starts with. Returns its id. */
export async function createFirstBoard(prisma: PrismaTransaction, accountId: AccountId): Promise<string> {
  return insertBoard(prisma, accountId, { name: "My job search", isActive: true, at: now() });
}

/** Adds a board; returns its id. */
export async function insertBoard(
  prisma: PrismaTransaction,
  accountId: AccountId,
  { name, isActive, at }: { name: string; isActive: boolean; at: Date },
): Promise<string> {
  const id = newId("board");
  await prisma.board.create({ data: { id, accountId, name, isActive, createdAt: at, updatedAt: at } });
  return id;
}

/** Changes a board's own fields; an undefined one stays as it is. */
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

/** Deletes a board with everything on it; returns whether it was active. */
export async function removeBoard(
  prisma: PrismaTransaction,
  accountId: AccountId,
  boardId: string,
): Promise<boolean> {
  const accountId_id = { accountId, id: boardId };
  const { isActive } = await prisma.board.delete({ where: { accountId_id }, select: { isActive: true } });
  return isActive;
}

/** Returns the most recently changed board other than this one, or null if this is the only one. */
export async function findSuccessor(prisma: PrismaTransaction, accountId: AccountId, boardId: string) {
  const board = await prisma.board.findFirst({
    where: { accountId, id: { not: boardId } },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    select: { id: true },
  });
  return board?.id ?? null;
}

/** Locks all of the account's boards: the active board, and whether one is left, change one at a time. */
export async function lockBoards(sql: Sql, accountId: AccountId): Promise<void> {
  await sql.run(LOCK_ALL, { accountId });
}

/** Makes this board the active one instead of the other. */
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

/** Returns the seven columns, each with its ids. */
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
      fillsApplicationDate: row.fillsApplicationDate,
    },
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** Returns the faces of a board's cards in its columns' order. */
export function readCards(sql: Sql, accountId: AccountId, boardId: string): Promise<BoardCard[]> {
  return sql.all(CARDS, { accountId, boardId });
}
