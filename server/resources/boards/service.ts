import type { AccountId } from "#server/core/access.ts";
import { notFound, OperationError } from "#server/core/errors.ts";
import { type Handler, type Lock, type PrismaCall, withPrisma } from "#server/core/execute.ts";
import type { Sql } from "#server/core/sql.ts";
import { endSharesOfBoard } from "#server/resources/shares/service.ts";
import type { boards, ShownBoard } from "./contract.ts";
import * as store from "./store.ts";

export {
  boardColumns,
  columnsOf,
  createFirstBoard,
  lockBoardFields,
  lockOrderOf,
  patchBoard,
  readBoards,
  shareOrderOf,
} from "./store.ts";

/** Checks that the board is the account's. @throws not_found otherwise */
export async function assertOwnBoard(sql: Sql, accountId: AccountId, boardId: string): Promise<void> {
  if (!(await store.ownsBoard(sql, accountId, boardId))) throw notFound("board");
}

/** Locks a board so that it isn't deleted until the transaction ends. @throws not_found unless it is the account's */
export async function lockOwnBoard(sql: Sql, accountId: AccountId, boardId: string): Promise<void> {
  if (!(await store.lockBoard(sql, accountId, boardId))) throw notFound("board");
}

/**
 * Locks a board and the order of its cards until the transaction ends; `shared` allows other changes of single ranks.
 * @throws not_found unless the board is the account's
 */
export async function lockOrder(
  sql: Sql,
  accountId: AccountId,
  boardId: string,
  how: "alone" | "shared",
): Promise<void> {
  await lockOwnBoard(sql, accountId, boardId);
  await (how === "alone" ? store.lockOrderOf : store.shareOrderOf)(sql, accountId, boardId);
}

/** Returns the board with its columns. @throws not_found */
async function requireBoard(sql: Sql, accountId: AccountId, boardId: string): Promise<ShownBoard> {
  const [board] = await store.readBoards(sql, accountId, [boardId]);
  if (!board) throw notFound("board");
  return board;
}

/** Returns a board's settings and how its table is shown. @throws not_found */
export async function requireView(sql: Sql, accountId: AccountId, boardId: string) {
  const view = await store.readView(sql, accountId, boardId);
  if (!view) throw notFound("board");
  return view;
}

/** Returns a page of the caller's boards. */
export const listBoards: Handler<typeof boards.list> = ({ ctx, input }) =>
  store.listBoards(ctx.sql, ctx.accountId, { operation: "boards.list", tenant: ctx.accountId, input });

/** Returns one of the caller's boards. @throws not_found */
export const getBoard: Handler<typeof boards.get> = ({ ctx, input }) =>
  requireBoard(ctx.sql, ctx.accountId, input.boardId);

/** Returns one of the caller's boards with the faces of its cards. */
export const getBoardView: Handler<typeof boards.getView> = async ({ ctx, input }) => {
  const board = await requireBoard(ctx.sql, ctx.accountId, input.boardId);
  return { board, cards: await store.readCards(ctx.sql, ctx.accountId, board.id) };
};

/** Locks the rows that a read of the board returns: which board is active, its cards and their order. */
export const lockBoardRead: Lock<typeof boards.get> = async ({ ctx, input }) => {
  await store.lockBoards(ctx.sql, ctx.accountId);
  await store.lockOrderOf(ctx.sql, ctx.accountId, input.boardId);
};

/** Creates a board; the active one stays active. */
export const createBoard = withPrisma<typeof boards.create>(async ({ ctx, input }) => {
  const id = await store.insertBoard(ctx.prisma, ctx.accountId, {
    name: input.name,
    isActive: false,
    at: ctx.now,
  });
  return requireBoard(ctx.sql, ctx.accountId, id);
});

/** Renames the board, or makes it active instead of the other. */
export const updateBoard = withPrisma<typeof boards.update>(async ({ ctx, input }) => {
  const { accountId, prisma, sql, now } = ctx;
  const { boardId, name, isActive } = input;
  await store.lockBoards(ctx.sql, accountId);
  await assertOwnBoard(sql, accountId, boardId);
  if (isActive) await store.makeActive(prisma, accountId, boardId);
  if (name !== undefined || isActive) await store.patchBoard(prisma, accountId, boardId, { name }, now);
  return requireBoard(sql, accountId, boardId);
});

/**
 * Deletes the board with its cards; if it was active, the most recently changed one becomes active.
 * @throws last_board
 */
export const deleteBoard = withPrisma<typeof boards.delete>(async ({ ctx, input }) => {
  const { prisma, accountId } = ctx;
  await store.lockBoards(ctx.sql, accountId);
  await assertOwnBoard(ctx.sql, accountId, input.boardId);
  const successor = await store.findSuccessor(prisma, accountId, input.boardId);
  if (successor === null) {
    throw new OperationError(
      "last_board",
      "This is your last board. Create another one before you delete it.",
    );
  }
  await endSharesOfBoard(ctx, input.boardId);
  const wasActive = await store.removeBoard(prisma, accountId, input.boardId);
  if (wasActive) await store.makeActive(prisma, accountId, successor);
  return { id: input.boardId, deleted: true };
});

/** Changes the given settings; returns all of them. */
export const updateBoardSettings = withPrisma<typeof boards.updateSettings>(changeSettings);

/** Changes the given settings, including those only our pages have. */
export const changeBoardSettings = withPrisma<typeof boards.changeSettings>(changeSettings);

async function changeSettings({
  ctx,
  input,
}: PrismaCall<typeof boards.updateSettings> | PrismaCall<typeof boards.changeSettings>) {
  const { boardId, autoRetire, ...settings } = input;
  await lockOwnBoard(ctx.sql, ctx.accountId, boardId);
  const retirement = {
    autoRetireEnabled: autoRetire?.enabled,
    autoRetireTimeframe: autoRetire?.timeframe,
    autoRetireStatus: autoRetire?.status,
  };
  const given = Object.values({ ...settings, ...autoRetire }).some((value) => value !== undefined);
  if (given)
    await store.patchBoard(ctx.prisma, ctx.accountId, boardId, { ...settings, ...retirement }, ctx.now);
  return (await requireBoard(ctx.sql, ctx.accountId, boardId)).settings;
}
