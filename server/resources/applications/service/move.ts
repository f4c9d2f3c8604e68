import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { invalidField, notFound, OperationError } from "#server/core/errors.ts";
import type { FreshReplay, Handler } from "#server/core/execute.ts";
import { pipelined, type Sql } from "#server/core/sql.ts";
import { assertOwnBoard, columnsOf, lockOrder, shareOrderOf } from "#server/resources/boards/service.ts";
import { Status as StatusField } from "#server/resources/enumerations.ts";
import type { applications } from "../contract.ts";
import type { Position } from "../inputs.ts";
import { neighborNotFound, placementOf } from "../policy.ts";
import * as store from "../store/move.ts";
import { findBoard, placed, rankAt, ranksAtBottom } from "../store/order.ts";
import * as cards from "../store/read.ts";
import { dropRevertedMoves, lockCards, readRevertedMoves } from "../store/reverted-moves.ts";
import { present } from "../store/rows.ts";

/** Moves a card to another column or within its own; without a position, to the bottom of the column it enters. */
export const moveApplication: Handler<typeof applications.move> = async ({ ctx, input }) => {
  const { sql, accountId } = ctx;
  const { previousStatus, write } = await prepareMove(sql, accountId, input);
  const [, moved] = await pipelined([
    write(),
    readMoved(sql, accountId, input.applicationId, previousStatus),
  ]);
  return moved;
};

type OneMove = { applicationId: string; status: Status; position?: Position | undefined };

/** Locks a card and finds its new rank. The returned `write` moves the card. */
async function prepareMove(sql: Sql, accountId: AccountId, { applicationId, status, position }: OneMove) {
  const own = { accountId, id: applicationId };
  const card = await findBoard(sql, own);
  if (!card) throw notFound("application");
  const { boardId } = card;
  const placement = placementOf(position);
  const [, place, rank] = await pipelined([
    shareOrderOf(sql, { accountId, boardId }),
    store.lockPlace(sql, own),
    rankAt(sql, accountId, { boardId, status }, applicationId, placement),
  ]);
  if (!place) throw notFound("application");
  const previousStatus = place.status;
  const write = async () => {
    if (status === previousStatus && position === undefined) return;
    if (rank === null) throw neighborNotFound(placement);
    if (status === previousStatus) await placed(store.reorderCard(sql, { ...own, rank }));
    else await store.moveCards(sql, accountId, [{ id: applicationId, rank }], status);
  };
  return { boardId, previousStatus, write };
}

const StoredMove = z.object({ previousStatus: StatusField });

/** On a replay, returns the card and the board as they are now, and the card's status before the move. */
export const moveReplay: FreshReplay<typeof applications.move> = {
  keep: ({ previousStatus }) => ({ previousStatus }),
  render: ({ ctx, input }, stored) =>
    readMoved(ctx.sql, ctx.accountId, input.applicationId, StoredMove.parse(stored).previousStatus),
};

/** Moves cards of one board to the bottom of a column, in the given order; all or none. @throws not_found, cards_not_on_board */
export const bulkMoveApplications: Handler<typeof applications.bulkMove> = async ({ ctx, input }) => {
  const movedCount = await moveMany(ctx.sql, ctx.accountId, input);
  const columns = await readColumns(ctx.sql, ctx.accountId, input.boardId);
  return { board: { id: input.boardId, columns }, movedCount };
};

type ManyMove = { boardId: string; applicationIds: readonly string[]; status: Status };

/** Moves cards of one board. @returns the number of cards that changed column @throws cards_not_on_board */
async function moveMany(sql: Sql, accountId: AccountId, input: ManyMove): Promise<number> {
  const { boardId, status } = input;
  await lockOrder(sql, accountId, boardId, "alone");
  const ids = [...new Set(input.applicationIds)];
  const locked = await store.lockCardsOnBoard(sql, { accountId, boardId, ids });
  const statusOf = new Map(locked.map((card) => [card.id, card.status]));
  const unknownIds = ids.filter((id) => !statusOf.has(id));
  if (unknownIds.length > 0) {
    const detail = `Nothing was moved. Cards that aren't on this board: ${unknownIds.length}.`;
    const issues = unknownIds.map((id) => ({
      path: ["applicationIds", input.applicationIds.indexOf(id)],
      message: "This card isn't on this board.",
    }));
    throw new OperationError("cards_not_on_board", detail, { issues });
  }
  const moving = ids.filter((id) => statusOf.get(id) !== status);
  await moveToBottom(
    sql,
    accountId,
    boardId,
    moving.map((id) => ({ id, status })),
  );
  return moving.length;
}

const StoredBulkMove = z.object({ movedCount: z.int() });

/** On a replay, returns the board as it is now, and the number of cards that changed column. */
export const bulkMoveReplay: FreshReplay<typeof applications.bulkMove> = {
  keep: ({ movedCount }) => ({ movedCount }),
  render: async ({ ctx, input }, stored) => {
    await assertOwnBoard(ctx.sql, ctx.accountId, input.boardId);
    const columns = await readColumns(ctx.sql, ctx.accountId, input.boardId);
    return { board: { id: input.boardId, columns }, movedCount: StoredBulkMove.parse(stored).movedCount };
  },
};

/**
 * Moves cards from our pages: a single card to a position, several to the bottom of the column. Changes their application dates in the
 * same call, so that one undo reverts both.
 */
export const moveCards: Handler<typeof applications.moveCards> = async ({ ctx, input }) => {
  const { sql, accountId } = ctx;
  const { boardId, applicationIds, status, position, dates } = input;
  const [applicationId, ...others] = applicationIds;
  if (applicationId !== undefined && others.length === 0) {
    const move = await prepareMove(sql, accountId, { applicationId, status, position });
    if (move.boardId !== boardId) throw notFound("application");
    await move.write();
  } else {
    if (position !== undefined) throw invalidField(["position"], "Send one card to give it a position.");
    await moveMany(sql, accountId, input);
  }
  if (dates) {
    const ids = dates.applicationIds.filter((id) => applicationIds.includes(id));
    const day = `${dates.day}T00:00:00.000Z`;
    await (dates.change === "fill" ? store.fillDates : store.clearDates)(sql, { accountId, ids, day });
  }
  return { id: boardId, columns: await readColumns(sql, accountId, boardId) };
};

/** On a replay, returns the board as it is now. */
export const moveCardsReplay: FreshReplay<typeof applications.moveCards> = {
  keep: () => ({}),
  render: async ({ ctx, input: { boardId } }) => {
    await assertOwnBoard(ctx.sql, ctx.accountId, boardId);
    return { id: boardId, columns: await readColumns(ctx.sql, ctx.accountId, boardId) };
  },
};

async function readMoved(sql: Sql, accountId: AccountId, applicationId: string, previousStatus: Status) {
  const row = await cards.readCardWithBoard(sql, { accountId, id: applicationId });
  if (!row) throw notFound("application");
  const board = { id: row.boardId, columns: columnsOf(row.columns) };
  return { application: present(row), board, previousStatus };
}

/** Returns the columns of a board that is known to be the account's. */
async function readColumns(sql: Sql, accountId: AccountId, boardId: string) {
  return columnsOf(await cards.readColumns(sql, { accountId, boardId }));
}

/** Moves each card to the bottom of its given column. The board's order must be locked. */
export async function moveToBottom(
  sql: Sql,
  accountId: AccountId,
  boardId: string,
  cards: readonly { id: string; status: Status }[],
): Promise<void> {
  for (const [status, moving] of Map.groupBy(cards, (card) => card.status)) {
    const ranks = await ranksAtBottom(sql, accountId, { boardId, status }, moving.length);
    const ranked = moving.map(({ id }, index) => ({ id, rank: ranks[index] ?? "" }));
    await store.moveCards(sql, accountId, ranked, status);
  }
}

/** The time during which undoing a move also removes it from the history. A later undo counts as another move. */
const REVERT_MS = LIMITS.lifetimes.undo * 1_000;

/** Drops undone moves from the history, so that statistics don't count them. Doesn't change other cards. @throws not_found */
export const forgetRevertedMoves: Handler<typeof applications.forgetRevertedMoves> = async ({
  ctx,
  input,
}) => {
  const { sql, accountId, now } = ctx;
  const ids = [...new Set(input.applicationIds)];
  const locked = await lockCards(sql, { accountId, ids });
  if (locked.length < ids.length) throw notFound("application");
  const since = new Date(now.getTime() - REVERT_MS);
  const reverted = await readRevertedMoves(sql, { accountId, ids, since });
  if (reverted.length > 0) await dropRevertedMoves(sql, accountId, reverted);
  return { forgottenCount: reverted.length };
};
