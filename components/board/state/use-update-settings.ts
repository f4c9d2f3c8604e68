"use client";
import { trpc } from "#components/api/client.ts";
import { useBoardContents } from "./board-context.ts";
import { useSharedSettings } from "./use-shared-settings.ts";

/** Changes the settings of the board that is open. */
export function useUpdateSettings() {
  const { board } = useBoardContents();
  return useSharedSettings(board.id, trpc.boards.getView.queryKey({ boardId: board.id }));
}
