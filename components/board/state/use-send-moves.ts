"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { statusOf } from "../model/columns.ts";
import { type BoardView, withColumns } from "../model/view.ts";
import { applicationKey, boardKeys } from "./query-keys.ts";
import { type KeyedMove, sendMove } from "./send-move.ts";

/**
 * Sends moves one after the other, so that each finds its neighbours where the one before has put them. A move is
 * seen at once (`useBoardData` lays the pending ones over the server's board); a refused one falls away by itself.
 */
export function useSendMoves(boardId: string, onRefused: (error: unknown, move: KeyedMove) => void) {
  const queryClient = useQueryClient();
  const stale = useRef(false);
  const viewKey = boardKeys.view(boardId);
  const movesKey = boardKeys.moves(boardId);
  return useMutation({
    mutationKey: movesKey,
    scope: { id: movesKey.join(":") },
    meta: { silent: true },
    mutationFn: (move: KeyedMove) => sendMove(boardId, move),
    onMutate: async () => {
      // An answer from before this move would put the card back for a moment.
      if (queryClient.isFetching({ queryKey: viewKey }) > 0) stale.current = true;
      await queryClient.cancelQueries({ queryKey: viewKey });
    },
    onSuccess: (columns, move) => {
      queryClient.setQueryData<BoardView>(viewKey, (view) => {
        if (!view) return view;
        const changed = move.applicationIds.filter((id) => statusOf(view.board.columns, id) !== move.status);
        return withColumns(view, columns, new Set(changed), new Date().toISOString());
      });
      for (const id of move.applicationIds)
        void queryClient.invalidateQueries({ queryKey: applicationKey(id) });
    },
    onError: (error, move) => {
      stale.current = true;
      onRefused(error, move);
    },
    onSettled: () => {
      if (!stale.current || queryClient.isMutating({ mutationKey: movesKey }) > 1) return;
      stale.current = false;
      void queryClient.invalidateQueries({ queryKey: viewKey });
    },
  });
}
