import { z } from "zod";
import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { notFound, OperationError } from "#server/core/errors.ts";
import type { FreshReplay, Verb } from "#server/core/execute.ts";
import type { Sql } from "#server/core/sql.ts";
import { assertOwnBoard, holdOrder } from "#server/resources/boards/service.ts";
import { Status as StatusField } from "#server/resources/enumerations.ts";
import type { applications } from "../contract.ts";
import { spotOf, strangeNeighbour } from "../policy.ts";
import { rankAt, shareOrderOfCard } from "../store/order.ts";
import { readApplicationWithBoard, readColumns } from "../store/read.ts";
import { lockCardsOnBoard, lockPlace, moveCards, reorderCard } from "../store/write.ts";
import { moveToBottom } from "./change.ts";

/** Moves a card to another column, or within its own; without a position to the bottom of the column it enters. */
export const moveApplication: Verb<typeof applications.move> = async ({ ctx, input }) => {
  const { sql, accountId } = ctx;
  const { applicationId, status, position } = input;
  const boardId = await shareOrderOfCard(sql, accountId, applicationId);
  const previousStatus = boardId === null ? null : await lockPlace(sql, accountId, applicationId);
  if (boardId === null || previousStatus === null) throw notFound("application");
  if (status !== previousStatus || position !== undefined) {
    const spot = spotOf(position);
    const rank = await rankAt(sql, accountId, { boardId, status }, applicationId, spot);
    if (rank === null) throw strangeNeighbour(spot);
    if (status === previousStatus) await reorderCard(sql, accountId, applicationId, rank);
    else await moveCards(sql, accountId, [{ id: applicationId, rank }], status);
  }
  return moveAnswer(sql, accountId, applicationId, previousStatus);
};

const KeptOfMove = z.object({ previousStatus: StatusField });

/** A replayed move answers the card and the board as they are now, and the status the move left. */
export const moveReplay: FreshReplay<typeof applications.move> = {
  keep: ({ previousStatus }) => ({ previousStatus }),
  render: ({ ctx, input }, kept) =>
    moveAnswer(ctx.sql, ctx.accountId, input.applicationId, KeptOfMove.parse(kept).previousStatus),
};

/** Moves cards of one board to the bottom of a column, in the order they are named; all or none. */
export const bulkMoveApplications: Verb<typeof applications.bulkMove> = async ({ ctx, input }) => {
  const { sql, accountId } = ctx;
  const { boardId, status } = input;
  await holdOrder(sql, accountId, boardId, "alone");
  const ids = [...new Set(input.applicationIds)];
  const cards = await lockCardsOnBoard(sql, accountId, boardId, ids);
  const statusOf = new Map(cards.map((card) => [card.id, card.status]));
  const strangers = ids.filter((id) => !statusOf.has(id));
  if (strangers.length > 0) {
    const detail = `Nothing was moved: ${strangers.length} of the cards are not on this board.`;
    const issues = strangers.map((id) => ({
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
  return {
    board: { id: boardId, columns: await readColumns(sql, accountId, boardId) },
    movedCount: moving.length,
  };
};

const KeptOfBulkMove = z.object({ movedCount: z.int() });

/** A replayed bulk move answers the board as it is now, and how many cards the move changed. */
export const bulkMoveReplay: FreshReplay<typeof applications.bulkMove> = {
  keep: ({ movedCount }) => ({ movedCount }),
  render: async ({ ctx, input }, kept) => {
    await assertOwnBoard(ctx.sql, ctx.accountId, input.boardId);
    const columns = await readColumns(ctx.sql, ctx.accountId, input.boardId);
    return { board: { id: input.boardId, columns }, movedCount: KeptOfBulkMove.parse(kept).movedCount };
  },
};

async function moveAnswer(sql: Sql, accountId: AccountId, applicationId: string, previousStatus: Status) {
  const read = await readApplicationWithBoard(sql, accountId, applicationId);
  if (!read) throw notFound("application");
  const { application, columns } = read;
  return { application, board: { id: application.boardId, columns }, previousStatus };
}
