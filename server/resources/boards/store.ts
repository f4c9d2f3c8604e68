import { type Expression, type InferResult, sql as raw } from "kysely";
import type { Status } from "#domain/values.ts";
import type { AccountId, Ids, OfAccount } from "#server/core/access.ts";
import { any, columnsOf, equal, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { db, deleteFrom, insertInto, selectFrom, updateTable } from "#server/core/statements.ts";

type OfBoard = OfAccount & { boardId: string };

/** The ids of a column's cards, joined by commas; a status without cards is absent. */
export type JoinedColumns = Partial<Record<Status, string>> | null;

/** Selects a board's columns as one JSON value of joined texts: an array of a thousand ids costs more to read. */
export function boardColumns(account: Expression<AccountId>, boardId: Expression<string>) {
  const filled = selectFrom("applications")
    .select(["status", raw<string>`string_agg(id, ',' ORDER BY rank)`.as("ids")])
    .where(equal({ account_id: account, board_id: boardId }))
    .groupBy("status");
  return selectFrom(filled.as("filled"))
    .select((eb) => eb.fn.agg<JoinedColumns>("json_object_agg", ["status", "ids"]).as("columns"))
    .$asScalar();
}

/** Counts a board's cards. */
function cardCount(account: Expression<AccountId>, boardId: Expression<string>) {
  return selectFrom("applications as a")
    .select(raw<number>`count(*)::int`.as("count"))
    .where(equal({ "a.account_id": account, "a.board_id": boardId }))
    .$asScalar()
    .$notNull();
}

/** Returns the key of the advisory lock for the order of a board's cards. */
const orderLock = ({ accountId, boardId }: Params<OfBoard>) =>
  raw`hashtextextended('order ' || ${accountId} || ' ' || ${boardId}, 0)`;

function boardsOf(account: Expression<AccountId>) {
  return selectFrom("boards as b")
    .select([
      ...fieldsOf("b", "id name is_active hidden_statuses sorts time_filter"),
      ...fieldsOf("b", "auto_retire_enabled:retireEnabled auto_retire_timeframe:retireTimeframe"),
      ...fieldsOf("b", "auto_retire_status:retireStatus fills_application_date created_at updated_at"),
    ])
    .where("b.account_id", "=", account);
}

function boardOf({ accountId, boardId }: Params<OfBoard>) {
  return boardsOf(accountId).where("b.id", "=", boardId);
}

/** Returns a page of the account's boards, oldest first. */
export const listBoards = query.page("boards_list", {
  key: { id: "b.id" },
  present: ({ applicationCount, ...row }) => ({ ...presentBoard(row), applicationCount }),
  rows: ({ accountId }: Params<OfAccount>) =>
    boardsOf(accountId).select((eb) => cardCount(accountId, eb.ref("b.id")).as("applicationCount")),
});

/** Returns the account's boards with these ids, with their columns. */
export const findBoards = query.many("boards_get", ({ accountId, ids }: Params<OfAccount & Ids>) =>
  boardsOf(accountId)
    .select((eb) => boardColumns(accountId, eb.ref("b.id")).as("columns"))
    .where("b.id", "=", any(ids)),
);

/** Returns a board with its table view. */
export const findView = query.maybeOne("boards_view", (params: Params<OfBoard>) =>
  boardOf(params).select("b.table_columns as tableColumns"),
);

/** Returns the fields shown on a board's cards, in the order of its columns. */
export const readCards = query.many("boards_cards", ({ accountId, boardId }: Params<OfBoard>) =>
  selectFrom("applications as a")
    .innerJoin("companies as c", on({ "c.account_id": accountId, "c.id": "a.company_id" }))
    .select([
      ...fieldsOf("a", "id job_title:title company_id"),
      "c.name as companyName",
      ...fieldsOf("a", "application_date closing_date offer_deadline application_link created_at work_mode"),
      ...fieldsOf("a", "compensation is_auto_retired coach_note_count:coachNotes"),
    ])
    .select((eb) => [
      raw<string | null>`nullif(coalesce(a.status_changed_at, a.created_at), a.imported_at)`.as(
        "statusSince",
      ),
      eb
        .selectFrom("interviews as i")
        .select((interviews) => interviews.fn.min("i.scheduled_at").as("next"))
        .where(equal({ "i.account_id": accountId, "i.application_id": "a.id" }))
        .where("i.outcome", "=", "pending")
        .where("i.scheduled_at", ">", raw<string>`now()`)
        .as("nextInterviewAt"),
    ])
    .where(equal({ "a.account_id": accountId, "a.board_id": boardId }))
    .orderBy("a.status")
    .orderBy("a.rank"),
);
export const ownsBoard = query.matches("boards_owns", (params: Params<OfBoard>) =>
  boardOf(params).clearSelect().select("b.id"),
);

/** Checks whether the board is the account's; if so, locks it against deletion until the transaction ends. */
export const lockBoard = query.matches("boards_lock", (params: Params<OfBoard>) =>
  boardOf(params).clearSelect().select("b.id").forKeyShare(),
);

/** Locks all of the account's boards, so that choosing the active board and deleting boards run one at a time. */
export const lockBoards = query.execute("boards_lock_all", ({ accountId }: Params<OfAccount>) =>
  boardsOf(accountId).clearSelect().select("b.id").orderBy("b.id").forUpdate(),
);

/** Locks the order of a board's cards for a change of many ranks, until the transaction ends. */
export const lockOrderOf = query.execute("boards_lock_order", (params: Params<OfBoard>) =>
  db.selectNoFrom(raw<string>`pg_advisory_xact_lock(${orderLock(params)})::text`.as("held")),
);

/** Locks the order of a board's cards in shared mode, for a change of a single rank, until the transaction ends. */
export const shareOrderOf = query.execute("boards_share_order", (params: Params<OfBoard>) =>
  db.selectNoFrom(raw<string>`pg_advisory_xact_lock_shared(${orderLock(params)})::text`.as("shared")),
);

type NewBoard = { id: string; name: string; isActive: boolean; at: Date };

export const insertBoard = query.execute("boards_insert", ({ at, ...params }: Params<OfAccount & NewBoard>) =>
  insertInto("boards").values({ ...columnsOf(params), created_at: at, updated_at: at }),
);

/** Writes the given fields of a board. */
export const writeBoard = query.patch("boards_write", "boards", (update, params: Params<OfBoard>) =>
  update.where(equal({ account_id: params.accountId, id: params.boardId })),
);

/** Deletes a board with everything on it; returns whether it was active. */
export const removeBoard = query.value("boards_delete", ({ accountId, boardId }: Params<OfBoard>) =>
  deleteFrom("boards")
    .where(equal({ account_id: accountId, id: boardId }))
    .returning("is_active"),
);

/** Returns the most recently changed board other than this one. */
export const findSuccessor = query.maybeOne("boards_successor", ({ accountId, boardId }: Params<OfBoard>) =>
  selectFrom("boards")
    .select("id")
    .where("account_id", "=", accountId)
    .where("id", "<>", boardId)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(1),
);

/** Makes the account's boards inactive, except this one. */
export const deactivateOthers = query.execute(
  "boards_deactivate",
  ({ accountId, boardId, at }: Params<OfBoard & { at: Date }>) =>
    updateTable("boards")
      .set({ is_active: false, updated_at: at })
      .where(equal({ account_id: accountId, is_active: true }))
      .where("id", "<>", boardId),
);

type BoardRow = InferResult<ReturnType<typeof boardsOf>>[number];

/** Returns a board's fields as our pages show them. */
export function presentBoard(row: BoardRow) {
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

/** Returns the account's active board, or another one if none is active. */
export const findActiveBoard = query.maybeOne("boards_active", ({ accountId }: Params<OfAccount>) =>
  selectFrom("boards")
    .select("id")
    .where("account_id", "=", accountId)
    .orderBy("is_active", "desc")
    .orderBy("id")
    .limit(1),
);
