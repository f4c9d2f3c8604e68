"use client";
import { useBoardContents } from "./board-context.ts";
import { boardKeys } from "./query-keys.ts";
import { useSharedSettings } from "./use-shared-settings.ts";

/** Changes the settings of the board that is open. */
export function useUpdateSettings() {
  const { board } = useBoardContents();
  return useSharedSettings(board.id, boardKeys.view(board.id));
}
