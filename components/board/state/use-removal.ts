import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, trpc } from "#components/api/client.ts";
import { mapColumns } from "../model/columns.ts";
import type { BoardView } from "../model/view.ts";
import { movesKey } from "./use-send-moves.ts";

/** A card to delete, or to bring back. */
type Removal = { readonly cardId: string; readonly isBack: boolean };

/** Deletes cards and brings them back, each after the moves that are under way. */
export function useRemoval(boardId: string): (removal: Removal) => Promise<void> {
  const queryClient = useQueryClient();
  const viewKey = trpc.boards.getView.queryKey({ boardId });
  const { mutateAsync } = useMutation({
    scope: { id: movesKey(boardId).join(":") },
    meta: { silent: true },
    mutationFn: async ({ cardId, isBack }: Removal): Promise<void> => {
      const send = isBack ? api.applications.restoreCards : api.applications.removeCards;
      await send.mutate({ applicationIds: [cardId] });
    },
    onSuccess: async (_answer, { cardId, isBack }) => {
      void queryClient.invalidateQueries(trpc.companies.pathFilter());
      if (isBack) await queryClient.invalidateQueries({ queryKey: viewKey });
      else queryClient.setQueryData(viewKey, (view) => view && without(view, cardId));
    },
  });
  return mutateAsync;
}

function without(view: BoardView, cardId: string): BoardView {
  const columns = mapColumns((status) => view.board.columns[status].filter((id) => id !== cardId));
  return { cards: view.cards.filter(({ id }) => id !== cardId), board: { ...view.board, columns } };
}
