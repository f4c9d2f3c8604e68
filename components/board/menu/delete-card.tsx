"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, trpc } from "#components/api/client.ts";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { mapColumns } from "../model/columns.ts";
import type { BoardView } from "../model/view.ts";
import { useBoard, useBoardContents } from "../state/board-context.ts";

/** Asks before a card is deleted, and says what is deleted with it. */
export default function DeleteCard({ cardId, onDeleted }: { cardId: string; onDeleted: () => void }) {
  const t = useTranslations("board");
  const toast = useToast();
  const { store } = useBoard();
  const { cards, board } = useBoardContents();
  const queryClient = useQueryClient();
  const card = cards.get(cardId);
  const name = card ? t("cardName", { title: card.title, company: card.companyName }) : t("aCard");
  const { mutateAsync } = useMutation({
    mutationFn: () => api.applications.delete.mutate({ applicationId: cardId }),
    onSuccess: () => {
      queryClient.setQueryData(
        trpc.boards.getView.queryKey({ boardId: board.id }),
        (view) => view && without(view, cardId),
      );
      void queryClient.invalidateQueries(trpc.companies.pathFilter());
      toast.success(t("deleted", { name }));
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && store.setState({ deleting: null })}
      title={t("deleteTitle", { name })}
      description={t("deleteText")}
      confirmLabel={t("deleteConfirm")}
      destructive
      onConfirm={async () => {
        await mutateAsync();
      }}
    />
  );
}

function without(view: BoardView, cardId: string): BoardView {
  const columns = mapColumns((status) => view.board.columns[status].filter((id) => id !== cardId));
  return { cards: view.cards.filter(({ id }) => id !== cardId), board: { ...view.board, columns } };
}
