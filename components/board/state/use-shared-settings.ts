import {
  type MutationKey,
  type MutationOptions,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { api, type Inputs, trpc } from "#components/api/client.ts";
import { useSendOnLeaving } from "#components/api/use-send-on-leaving.ts";
import type { BoardView } from "../model/view.ts";
import { useBoardContents } from "./board-context.ts";

export type SettingsChange = Omit<Inputs["boards"]["changeSettings"], "boardId">;
type Settings = BoardView["board"]["settings"];

/** The data of a page that uses the settings: the board, or its table. */
type Shown = { board: { settings: Settings } };

/**
 * Changes a board's settings: shown immediately, and reverted if the server rejects them. A response doesn't overwrite
 * changes that are still pending.
 * @param key the query key of the board's data on the open page
 */
export function useSharedSettings(boardId: string, key: QueryKey) {
  const queryClient = useQueryClient();
  const mutationKey = ["settings", boardId];
  const mutation = useMutation({
    scope: { id: `settings:${boardId}` },
    ...settingsChange(queryClient, mutationKey, key),
    mutationFn: (change) => api.boards.changeSettings.mutate({ boardId, ...change }),
  });
  useSendOnLeaving(mutationKey, async () => {
    const settings = queryClient.getQueryData<Shown>(key)?.board.settings;
    if (settings) await api.boards.changeSettings.mutate({ boardId, ...settings });
  });
  return { update: mutation.mutate };
}

/** Returns what a change of settings does to the data of the open page. */
export function settingsChange(
  queryClient: QueryClient,
  mutationKey: MutationKey,
  key: QueryKey,
): MutationOptions<Settings, Error, SettingsChange, Settings | undefined> {
  const write = (settings: Settings) =>
    queryClient.setQueryData<Shown>(key, (view) => view && { ...view, board: { ...view.board, settings } });
  const writeUnderPending = (settings: Settings, answered: SettingsChange) => {
    const pending = queryClient.getMutationCache().findAll({ mutationKey, status: "pending" });
    const changes = pending.map(({ state }) => state.variables as SettingsChange);
    write(changes.filter((change) => change !== answered).reduce(merged, settings));
  };
  return {
    mutationKey,
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient.getQueryData<Shown>(key)?.board.settings;
      if (before) write(merged(before, change));
      return before;
    },
    onSuccess: writeUnderPending,
    onError: (_error, change, before) => {
      if (before) writeUnderPending(before, change);
      // An earlier change may have been rejected before, with these settings.
      if (queryClient.isMutating({ mutationKey }) === 1)
        return queryClient.invalidateQueries({ queryKey: key });
    },
  };
}

function merged(settings: Settings, { autoRetire, ...change }: SettingsChange): Settings {
  return { ...settings, ...change, autoRetire: { ...settings.autoRetire, ...autoRetire } };
}

/** Changes the settings of the board that is open. */
export function useUpdateSettings() {
  const { board } = useBoardContents();
  return useSharedSettings(board.id, trpc.boards.getView.queryKey({ boardId: board.id }));
}
