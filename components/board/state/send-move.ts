import { api, callContext } from "#components/api/client.ts";
import { LIMITS } from "#domain/limits.ts";
import type { CardMove, Columns } from "../model/columns.ts";

/** A move as it is sent: tried again under the same key, it happens once. */
export type KeyedMove = CardMove & { readonly key: string };

const BATCH = LIMITS.requests.bulkCards;

/**
 * Sends a move; more cards than fit a batch go in several.
 * @returns the board's columns after it
 */
export async function sendMove(boardId: string, move: KeyedMove): Promise<Columns> {
  const { applicationIds, status, position, key } = move;
  const [applicationId] = applicationIds;
  if (applicationIds.length === 1 && applicationId !== undefined) {
    const context = callContext({ idempotencyKey: key });
    const { board } = await api.applications.move.mutate({ applicationId, status, position }, { context });
    return board.columns;
  }
  let columns: Columns | null = null;
  for (let from = 0; from < applicationIds.length; from += BATCH) {
    const batch = applicationIds.slice(from, from + BATCH);
    const context = callContext({ idempotencyKey: `${key}-${from}` });
    const answer = await api.applications.bulkMove.mutate(
      { boardId, applicationIds: batch, status },
      { context },
    );
    columns = answer.board.columns;
  }
  if (!columns) throw new Error("a move without cards");
  return columns;
}

/** What the unanswered moves of a board are found by. */
export const movesKey = (boardId: string) => ["board-moves", boardId] as const;
