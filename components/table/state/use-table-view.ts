import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import type { StoreApi } from "zustand";
import { api, trpc } from "#components/api/client.ts";
import { useSendOnLeaving } from "#components/api/use-send-on-leaving.ts";
import { type SettingsChange, useSharedSettings } from "#components/board/state/use-shared-settings.ts";
import type { Column, ColumnKey, ColumnView, RowsPage, TableData, TableView } from "../model/table-types.ts";
import { columnsChange } from "./columns-change.ts";
import type { TableUi } from "./table-store.ts";

/** Returns the table's view and the functions that change it: its columns, and the settings shared with the board. */
export function useTableView(initial: TableView) {
  const boardId = initial.board.id;
  const queryClient = useQueryClient();
  const key = trpc.table.getView.queryKey({ boardId });
  const { data: view } = useQuery(trpc.table.getView.queryOptions({ boardId }, { initialData: initial }));
  const { update } = useSharedSettings(boardId, key);
  const updateSettings = useCallback(
    (change: SettingsChange) => {
      // Rows read before the settings were stored are in the old order.
      const readAgain = async () => {
        const rows = trpc.table.getRows.infiniteQueryFilter({ boardId });
        // A first read that is still in flight would be taken for the new read.
        await queryClient.cancelQueries(rows);
        await Promise.all([
          queryClient.invalidateQueries(trpc.table.getView.queryFilter({ boardId })),
          queryClient.invalidateQueries(rows),
        ]);
      };
      update(change, { onSettled: readAgain });
    },
    [update, queryClient, boardId],
  );
  const mutationKey = ["columns", boardId];
  const send = (columns: ColumnView[]) => {
    const { fillsApplicationDate: _, ...settings } = (queryClient.getQueryData(key)?.board ?? view.board)
      .settings;
    return api.table.replaceViewSettings.mutate({ boardId, columns, ...settings });
  };
  useSendOnLeaving(mutationKey, () => send(queryClient.getQueryData(key)?.columns ?? view.columns));
  const { mutate: setColumns } = useMutation({
    scope: { id: `settings:${boardId}` },
    ...columnsChange(queryClient, mutationKey, key),
    mutationFn: send,
  });
  return { view, setColumns, updateSettings };
}

/** Returns the visible columns in order. */
export function useShownColumns(views: readonly ColumnView[], known: RowsPage["columns"]): Column[] {
  return useMemo(() => {
    const byKey = new Map(known.map((column) => [column.key, column]));
    return views.flatMap(({ key, visible, width }) => {
      const column = byKey.get(key);
      return visible && column ? [{ ...column, width }] : [];
    });
  }, [views, known]);
}

/** Returns the columns with one moved to another's place. */
export function moveColumn(
  views: readonly ColumnView[],
  key: ColumnKey,
  before: ColumnKey | null,
): ColumnView[] {
  const moved = views.find((view) => view.key === key);
  const others = views.filter((view) => view.key !== key);
  const at = before === null ? others.length : others.findIndex((view) => view.key === before);
  return moved ? others.toSpliced(at === -1 ? others.length : at, 0, moved) : others;
}

/** Returns the columns with one of them changed. */
export function changeColumn(
  views: readonly ColumnView[],
  key: ColumnKey,
  change: Partial<ColumnView>,
): ColumnView[] {
  return views.map((view) => (view.key === key ? { ...view, ...change } : view));
}

/** Keeps the active cell within the table if its column is hidden or rows disappear, so that one cell can always be reached. */
export function useValidPlace(store: StoreApi<TableUi>, { columns, total }: TableData): void {
  useEffect(() => {
    const { active } = store.getState();
    const column = columns.some(({ key }) => key === active.column) ? active.column : columns[0]?.key;
    const row = Math.min(active.row, Math.max(0, total - 1));
    if (!column || (column === active.column && row === active.row)) return;
    store.setState({ active: { row, column }, anchor: null, editing: null });
  }, [store, columns, total]);
}
