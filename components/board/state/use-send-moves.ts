import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { api, callContext, trpc } from "#components/api/client.ts";
import { forgetRevertedMoves } from "#components/api/forget-reverted.ts";
import { inPortions } from "#components/api/portions.ts";
import { LIMITS } from "#domain/limits.ts";
import { type CardMove, type Columns, statusOf } from "../model/columns.ts";
import { datesOf } from "../model/dates.ts";
import { withColumns } from "../model/view.ts";

type MoveEnds = {
  onSaved: (move: KeyedMove) => void;
  onRejected: (error: unknown, move: KeyedMove) => void;
};

/**
 * Sends moves one after the other, so that each finds its neighbors in their new places. A move is shown immediately
 * (`useBoardData` applies the pending ones to the server's board); a rejected one disappears automatically.
 */
export function useSendMoves(boardId: string, { onSaved, onRejected }: MoveEnds) {
  const queryClient = useQueryClient();
  const stale = useRef(false);
  const viewKey = trpc.boards.getView.queryKey({ boardId: boardId });
  const mutationKey = movesKey(boardId);
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(":") },
    meta: { silent: true },
    mutationFn: async (move: KeyedMove) => {
      const columns = await sendMove(boardId, move);
      if (move.takesBack) await forgetRevertedMoves(move.applicationIds);
      return columns;
    },
    onMutate: async () => {
      // A response from before this move would put the card back for a moment.
      if (queryClient.isFetching({ queryKey: viewKey }) > 0) stale.current = true;
      await queryClient.cancelQueries({ queryKey: viewKey });
    },
    onSuccess: (columns, move) => {
      onSaved(move);
      // The card's time in its column is again what it was before the undone move.
      if (move.takesBack) stale.current = true;
      queryClient.setQueryData(viewKey, (view) => {
        if (!view) return view;
        const changed = move.applicationIds.filter((id) => statusOf(view.board.columns, id) !== move.status);
        return withColumns(view, columns, new Set(changed), new Date().toISOString(), datesOf(move));
      });
      for (const applicationId of move.applicationIds) {
        void queryClient.invalidateQueries(trpc.applications.getCard.queryFilter({ applicationId }));
        void queryClient.invalidateQueries(trpc.applications.getStatusHistory.queryFilter({ applicationId }));
      }
    },
    onError: (error, move) => {
      stale.current = true;
      onRejected(error, move);
    },
    onSettled: () => {
      if (!stale.current || queryClient.isMutating({ mutationKey }) > 1) return;
      stale.current = false;
      void queryClient.invalidateQueries({ queryKey: viewKey });
    },
  });
}

/** A move with its idempotency key: if retried, it happens once. */
export type KeyedMove = CardMove & {
  readonly key: string;
  /** True if it undoes a move to another column; the history then forgets both. */
  readonly takesBack: boolean;
};

/**
 * Sends a move; splits it if it has more cards than fit a batch.
 * @returns the board's columns after it
 */
async function sendMove(boardId: string, move: KeyedMove): Promise<Columns> {
  const { applicationIds, status, position, dates, key } = move;
  const sent = await inPortions(applicationIds, LIMITS.requests.bulkCards, (batch, from) => {
    const context = callContext({ idempotencyKey: `${key}-${from}` });
    const dated = dates?.applicationIds.filter((id) => batch.includes(id)) ?? [];
    return api.applications.moveCards.mutate(
      {
        boardId,
        applicationIds: batch,
        status,
        position,
        dates: dates && dated.length > 0 ? { ...dates, applicationIds: dated } : undefined,
      },
      { context },
    );
  });
  const last = sent.at(-1);
  if (!last) throw new Error("a move without cards");
  return last.columns;
}

/** Returns the key that finds a board's pending moves. */
export const movesKey = (boardId: string) => ["board-moves", boardId] as const;
