"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, type Inputs } from "#components/api/client.ts";
import type { BoardView } from "../model/view.ts";
import { useBoardContents } from "./board-context.ts";
import { boardKeys } from "./query-keys.ts";

export type SettingsChange = Omit<Inputs["boards"]["updateSettings"], "boardId">;
type Settings = BoardView["board"]["settings"];

/** Changes the board's settings: seen at once, taken back if the server refuses. */
export function useUpdateSettings() {
  const { board } = useBoardContents();
  const queryClient = useQueryClient();
  const key = boardKeys.view(board.id);
  const write = (settings: Settings) =>
    queryClient.setQueryData<BoardView>(
      key,
      (view) => view && { ...view, board: { ...view.board, settings } },
    );
  const mutation = useMutation({
    scope: { id: `settings:${board.id}` },
    mutationFn: (change: SettingsChange) =>
      api.boards.updateSettings.mutate({ boardId: board.id, ...change }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient.getQueryData<BoardView>(key)?.board.settings;
      if (before) write(merged(before, change));
      return before;
    },
    onSuccess: write,
    onError: (_error, _change, before) => before && write(before),
  });
  return { update: mutation.mutate };
}

function merged(settings: Settings, { autoRetire, ...change }: SettingsChange): Settings {
  return { ...settings, ...change, autoRetire: { ...settings.autoRetire, ...autoRetire } };
}
