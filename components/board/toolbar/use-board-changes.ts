"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { api, trpc } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import type { BoardView } from "../model/view.ts";
import { useBoardContents } from "../state/board-context.ts";

/** Returns the functions that create, rename, activate, and delete boards. The navigation, which lists them, is rendered again. */
export function useBoardChanges() {
  const t = useTranslations("board");
  const router = useRouter();
  const queryClient = useQueryClient();
  const { board } = useBoardContents();
  const viewKey = trpc.boards.getView.queryKey({ boardId: board.id });
  const write = (change: Partial<BoardView["board"]>) => {
    queryClient.setQueryData(viewKey, (view) => view && { ...view, board: { ...view.board, ...change } });
    router.refresh();
  };
  const create = useMutation({
    meta: { silent: true },
    mutationFn: (name: string) => api.boards.create.mutate({ name }),
    onSuccess: ({ id }) => {
      router.push(`/boards/${id}`);
      router.refresh();
    },
  });
  const rename = useMutation({
    meta: { silent: true },
    mutationFn: (name: string) => api.boards.update.mutate({ boardId: board.id, name }),
    onSuccess: ({ name }) => write({ name }),
  });
  const activate = useChange({
    mutationFn: () => api.boards.update.mutate({ boardId: board.id, isActive: true }),
    says: () => t("madeActive", { name: board.name }),
    onSuccess: () => write({ isActive: true }),
  });
  const remove = useChange({
    mutationFn: () => api.boards.delete.mutate({ boardId: board.id }),
    says: () => t("boardDeleted", { name: board.name }),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: viewKey });
      router.push("/boards");
      router.refresh();
    },
  });
  return { create, rename, activate, remove };
}
