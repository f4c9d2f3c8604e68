import { STATUSES, type Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { notFound, OperationError, requireFound } from "#server/core/errors.ts";
import type { Handler, HandlerCall, Lock } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import { pipelined, type Sql } from "#server/core/sql.ts";
import { now } from "#server/lib/clock.ts";
import { endSharesOfBoard } from "#server/resources/shares/service.ts";
import { boards, type Columns, type PageBoard } from "./contract.ts";
import * as store from "./store.ts";

export { boardColumns, lockOrderOf, shareOrderOf, writeBoard } from "./store.ts";

/** Returns the seven columns, each with its ids. */
export function columnsOf(joined: store.JoinedColumns): Columns {
  const column = (status: Status) => joined?.[status]?.split(",") ?? [];
  return Object.fromEntries(STATUSES.map((status) => [status, column(status)])) as Columns;
}

/** Checks that the board is the account's. @throws not_found otherwise */
export async function assertOwnBoard(sql: Sql, accountId: AccountId, boardId: string): Promise<void> {
  if (!(await store.ownsBoard(sql, { accountId, boardId }))) throw notFound("board");
}

/** Locks a board so that it isn't deleted until the transaction ends. @throws not_found unless it is the account's */
export async function lockOwnBoard(sql: Sql, accountId: AccountId, boardId: string): Promise<void> {
  if (!(await store.lockBoard(sql, { accountId, boardId }))) throw notFound("board");
}

/**
 * Locks a board and the order of its cards until the transaction ends.
 * @param visibility `shared` allows concurrent changes of single ranks
 * @throws not_found unless the board is the account's
 */
export async function lockOrder(
  sql: Sql,
  accountId: AccountId,
  boardId: string,
  visibility: "alone" | "shared",
): Promise<void> {
  const lockRanks = visibility === "alone" ? store.lockOrderOf : store.shareOrderOf;
  await pipelined([lockOwnBoard(sql, accountId, boardId), lockRanks(sql, { accountId, boardId })]);
}

/** Returns the account's boards with these ids as our pages show them. */
export async function readBoards(
  sql: Sql,
  accountId: AccountId,
  ids: readonly string[],
): Promise<PageBoard[]> {
  const rows = await store.findBoards(sql, { accountId, ids });
  return rows.map((row) => ({ ...store.presentBoard(row), columns: columnsOf(row.columns) }));
}

/** Returns the board with its columns. @throws not_found */
async function requireBoard(sql: Sql, accountId: AccountId, boardId: string): Promise<PageBoard> {
  const [board] = await readBoards(sql, accountId, [boardId]);
  return requireFound("board", board);
}

/** Returns a board's name and settings, and the columns of its table. @throws not_found */
export async function requireView(sql: Sql, accountId: AccountId, boardId: string) {
  const row = requireFound("board", await store.findView(sql, { accountId, boardId }));
  const { name, settings } = store.presentBoard(row);
  return { name, settings, tableColumns: row.tableColumns };
}

/** Creates the active board that every account starts with. */
export async function createFirstBoard(sql: Sql, accountId: AccountId): Promise<void> {
  const board = { id: newId("board"), name: "My job search", isActive: true, at: now() };
  await store.insertBoard(sql, { accountId, ...board });
}

/** Returns the id of the account's active board. @throws not_found if it has no board */
export async function requireActiveBoard(sql: Sql, accountId: AccountId): Promise<string> {
  const active = requireFound("board", await store.findActiveBoard(sql, { accountId }));
  return active.id;
}

/** Returns one of the caller's boards. @throws not_found */
const getBoard: Handler<typeof boards.get> = ({ ctx, input }) =>
  requireBoard(ctx.sql, ctx.accountId, input.boardId);

/** Returns one of the caller's boards with the fields shown on its cards. @throws not_found */
const getBoardView: Handler<typeof boards.getView> = async ({ ctx: { sql, accountId }, input }) => {
  const board = await requireBoard(sql, accountId, input.boardId);
  return { board, cards: await store.readCards(sql, { accountId, boardId: board.id }) };
};

/** Locks the rows that a read of the board returns: which board is active, its cards, and their order. */
const lockBoardRead: Lock<typeof boards.get> = async ({ ctx: { sql, accountId }, input }) => {
  await store.lockBoards(sql, { accountId });
  await store.lockOrderOf(sql, { accountId, boardId: input.boardId });
};

/** Creates a board; the active one stays active. */
const createBoard: Handler<typeof boards.create> = async ({ ctx, input: { name } }) => {
  const { sql, accountId, now: at } = ctx;
  const id = newId("board");
  await store.insertBoard(sql, { accountId, id, name, isActive: false, at });
  return requireBoard(sql, accountId, id);
};

/** Renames the board, or makes it active instead of the current one. */
const updateBoard: Handler<typeof boards.update> = async ({ ctx, input }) => {
  const { accountId, sql, now: updatedAt } = ctx;
  const { boardId, name, isActive } = input;
  await store.lockBoards(sql, { accountId });
  await assertOwnBoard(sql, accountId, boardId);
  if (isActive) await makeActive(sql, accountId, boardId, updatedAt);
  await store.writeBoard(sql, { accountId, boardId }, { name, updatedAt });
  return requireBoard(sql, accountId, boardId);
};

/**
 * Deletes the board with its cards; if it was active, the most recently changed one becomes active.
 * @throws last_board
 */
const deleteBoard: Handler<typeof boards.delete> = async ({ ctx, input: { boardId } }) => {
  const { sql, accountId } = ctx;
  await store.lockBoards(sql, { accountId });
  await assertOwnBoard(sql, accountId, boardId);
  const successor = await store.findSuccessor(sql, { accountId, boardId });
  if (successor === null) {
    throw new OperationError(
      "last_board",
      "This is your last board. Create another one before you delete it.",
    );
  }
  await endSharesOfBoard(ctx, boardId);
  const wasActive = await store.removeBoard(sql, { accountId, boardId });
  if (wasActive) await makeActive(sql, accountId, successor.id, ctx.now);
  return { id: boardId, deleted: true };
};

/** Makes this board the active one instead of the current one. */
async function makeActive(sql: Sql, accountId: AccountId, boardId: string, at: Date): Promise<void> {
  await store.deactivateOthers(sql, { accountId, boardId, at });
  await store.writeBoard(sql, { accountId, boardId }, { isActive: true, updatedAt: at });
}

/** Changes the given settings, which may include those that only our pages have; returns all of them. */
async function changeSettings({
  ctx,
  input,
}: HandlerCall<typeof boards.updateSettings> | HandlerCall<typeof boards.changeSettings>) {
  const { sql, accountId, now: updatedAt } = ctx;
  const { boardId, ...settings } = input;
  await lockOwnBoard(sql, accountId, boardId);
  await store.writeBoard(sql, { accountId, boardId }, { ...settingsToWrite(settings), updatedAt });
  return (await requireBoard(sql, accountId, boardId)).settings;
}

type Settings = Omit<HandlerCall<typeof boards.changeSettings>["input"], "boardId">;

/** Returns the settings as fields of a board's row. */
export function settingsToWrite({ autoRetire, ...settings }: Settings) {
  return {
    ...settings,
    autoRetireEnabled: autoRetire?.enabled,
    autoRetireTimeframe: autoRetire?.timeframe,
    autoRetireStatus: autoRetire?.status,
  };
}

export const boardsGroup = defineGroup(boards, {
  about: "Boards of a person's search, with their columns and settings.",
  toolsets: ["search"],
  handlers: {
    /** Returns a page of the caller's boards. */
    list: ({ ctx }) => store.listBoards(ctx.sql, ctx.list, { accountId: ctx.accountId }),
    get: { handler: getBoard, lock: lockBoardRead },
    create: createBoard,
    update: updateBoard,
    delete: deleteBoard,
    updateSettings: changeSettings,
    changeSettings,
    getView: getBoardView,
  },
  examples: () => import("./examples.ts"),
});
