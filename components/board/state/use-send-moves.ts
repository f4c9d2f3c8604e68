"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { trpc } from "#components/api/client.ts";
import { statusOf } from "../model/columns.ts";
import { withColumns } from "../model/view.ts";
import { type KeyedMove, movesKey, sendMove } from "./send-move.ts";

/**
 * Sends moves one after the other, so that each finds its neighbours where the one before has put them. A move is
 * seen at once (`useBoardData` lays the pending ones over the server's board); a refused one falls away by itself.
 */
export function useSendMoves(boardId: string, onRefused: (error: unknown, move: KeyedMove) => void) {
  const queryClient = useQueryClient();
  const stale = useRef(false);
  const viewKey = trpc.boards.getView.queryKey({ boardId: boardId });
  const mutationKey = movesKey(boardId);
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(":") },
    meta: { silent: true },
    mutationFn: (move: KeyedMove) => sendMove(boardId, move),
    onMutate: async () => {
      // An answer from before this move would put the card back for a moment.
      if (queryClient.isFetching({ queryKey: viewKey }) > 0) stale.current = true;
      await queryClient.cancelQueries({ queryKey: viewKey });
    },
    onSuccess: (columns, move) => {
      queryClient.setQueryData(viewKey, (view) => {
        if (!view) return view;
        const changed = move.applicationIds.filter((id) => statusOf(view.board.columns, id) !== move.status);
        return withColumns(view, columns, new Set(changed), new Date().toISOString());
      });
      for (const applicationId of move.applicationIds) {
        void queryClient.invalidateQueries(trpc.applications.get.queryFilter({ applicationId }));
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
