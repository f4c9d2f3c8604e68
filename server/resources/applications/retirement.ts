import { daysBefore, RETIREMENT_DAYS } from "#domain/time.ts";
import type { AccountId } from "#server/core/access.ts";
import { isDatabaseUnreachable } from "#server/core/error-classifiers.ts";
import { announceChange } from "#server/core/live.ts";
import { inEachPart } from "#server/core/parts.ts";
import type { RowOf } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { logger } from "#server/lib/logger.ts";
import { lockOrder } from "#server/resources/boards/service.ts";
import { moveCards } from "./store/move.ts";
import { ranksAtBottom } from "./store/order.ts";
import { type Cutoffs, listRetiringBoards, lockStaleCards, lockTarget } from "./store/retirement.ts";

const BOARDS_AT_ONCE = 500;
const CARDS_AT_ONCE = 200;

/**
 * Moves the cards that have been inactive for longer than their board's automatic retirement allows. May run in several processes
 * concurrently, and while people move cards, because each card is checked again under its board's lock.
 * @returns the number of moved cards
 * @throws the first board's error, after all boards have been processed
 */
export async function retireStaleCards(
  at = now(),
  boardsAtOnce = BOARDS_AT_ONCE,
): Promise<{ retired: number }> {
  const cutoffs = cutoffsAt(at);
  const failures: unknown[] = [];
  let retired = 0;
  const retireOf = async (board: RowOf<typeof listRetiringBoards>) => {
    try {
      for (let moved = CARDS_AT_ONCE; moved === CARDS_AT_ONCE; retired += moved) {
        moved = await retireSome(board, cutoffs);
      }
    } catch (error) {
      logger.error({ board: board.id, error }, "the stale cards of a board were not retired");
      // Otherwise, each of the other boards would wait for the unreachable database in turn.
      if (isDatabaseUnreachable(error)) throw error;
      failures.push(error);
    }
  };
  const retireIn = async ({ sql }: { sql: Sql }) => {
    let after = { afterAccount: "", afterId: "" };
    for (;;) {
      const boards = await listRetiringBoards(sql, { ...cutoffs, ...after, limit: boardsAtOnce });
      const last = boards.at(-1);
      if (last) after = { afterAccount: last.accountId, afterId: last.id };
      for (const board of boards.filter(({ isStale }) => isStale)) await retireOf(board);
      if (boards.length < boardsAtOnce) break;
    }
  };
  await inEachPart(retireIn);
  if (failures.length > 0) throw failures[0];
  return { retired };
}

/**
 * Retires up to `CARDS_AT_ONCE` of a board's stale cards in one transaction. @returns the number of retired cards; if it is lower, none are
 * left
 */
async function retireSome(board: { id: string; accountId: AccountId }, cutoffs: Cutoffs): Promise<number> {
  const { id: boardId, accountId } = board;
  const moved = await inSqlTransaction(async (sql) => {
    const target = await lockTarget(sql, { accountId, boardId });
    if (!target) return 0;
    const { status } = target;
    await lockOrder(sql, accountId, boardId, "alone");
    const cards = await lockStaleCards(sql, { ...cutoffs, accountId, boardId, limit: CARDS_AT_ONCE });
    if (cards.length === 0) return 0;
    const ranks = await ranksAtBottom(sql, accountId, { boardId, status }, cards.length);
    const moving = cards.map(({ id }, index) => ({ id, rank: ranks[index] ?? "" }));
    await moveCards(sql, accountId, moving, status, true);
    return cards.length;
  });
  if (moved > 0) {
    announceChange({ accountId, operation: "applications.bulk_move", originTab: null });
  }
  return moved;
}

function cutoffsAt(at: Date): Cutoffs {
  const cutoffs = Object.entries(RETIREMENT_DAYS).map(([timeframe, days]) => [
    timeframe,
    daysBefore(at, days),
  ]);
  return Object.fromEntries(cutoffs) as Cutoffs;
}
