"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { api, callContext, trpc } from "#components/api/client.ts";
import { forgetSlips } from "#components/api/forget-slips.ts";
import { LIMITS } from "#domain/limits.ts";
import { type CardMove, type Columns, statusOf } from "../model/columns.ts";
import { datesOf } from "../model/dates.ts";
import { withColumns } from "../model/view.ts";

type MoveEnds = {
  onSaved: (move: KeyedMove) => void;
  onRefused: (error: unknown, move: KeyedMove) => void;
};

/**
 * Sends moves one after the other, so that each finds its neighbors where the one before has put them. A move is
 * seen at once (`useBoardData` lays the pending ones over the server's board); a refused one falls away by itself.
 */
export function useSendMoves(boardId: string, { onSaved, onRefused }: MoveEnds) {
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
      if (move.takesBack) await forgetSlips(move.applicationIds);
      return columns;
    },
    onMutate: async () => {
      // An answer from before this move would put the card back for a moment.
      if (queryClient.isFetching({ queryKey: viewKey }) > 0) stale.current = true;
      await queryClient.cancelQueries({ queryKey: viewKey });
    },
    onSuccess: (columns, move) => {
      onSaved(move);
      // Since when the card stands there is what it was before the move that was taken back.
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
      onRefused(error, move);
    },
    onSettled: () => {
      if (!stale.current || queryClient.isMutating({ mutationKey }) > 1) return;
      stale.current = false;
      void queryClient.invalidateQueries({ queryKey: viewKey });
    },
  });
}

/** A move as it is sent: tried again under the same key, it happens once. */
export type KeyedMove = CardMove & {
  readonly key: string;
  /** Whether it undoes a move to another column, so that the history forgets both. */
  readonly takesBack: boolean;
};

const BATCH = LIMITS.requests.bulkCards;

/**
 * Sends a move; more cards than fit a batch go in several.
 * @returns the board's columns after it
 */
async function sendMove(boardId: string, move: KeyedMove): Promise<Columns> {
  const { applicationIds, status, position, dates, key } = move;
  let columns: Columns | null = null;
  for (let from = 0; from < applicationIds.length; from += BATCH) {
    const batch = applicationIds.slice(from, from + BATCH);
    const context = callContext({ idempotencyKey: `${key}-${from}` });
    const dated = dates?.applicationIds.filter((id) => batch.includes(id)) ?? [];
    const answer = await api.applications.moveCards.mutate(
      {
        boardId,
        applicationIds: batch,
        status,
        position,
        dates: dates && dated.length > 0 ? { ...dates, applicationIds: dated } : undefined,
      },
      { context },
    );
    columns = answer.columns;
  }
  if (!columns) throw new Error("a move without cards");
  return columns;
}

/** What the unanswered moves of a board are found by. */
export const movesKey = (boardId: string) => ["board-moves", boardId] as const;
