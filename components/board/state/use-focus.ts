"use client";
import { useCallback } from "react";
import type { StoreApi } from "zustand";
import { statusOf } from "../model/columns.ts";
import type { BoardUi } from "./board-ui.ts";
import type { ColumnHandles } from "./column-handles.ts";
import type { BoardData } from "./use-board-data.ts";

/** Puts the focus on a card: it becomes the one that Tab reaches, is scrolled into sight, and takes the focus once it is drawn. */
export function useFocus(store: StoreApi<BoardUi>, data: () => BoardData, handles: ColumnHandles) {
  return useCallback(
    (id: string) => {
      const { columns } = data();
      const status = statusOf(columns, id);
      if (status === null) return;
      store.setState({ current: { ...store.getState().current, [status]: id }, focusing: id });
      const handle = handles.get(status);
      handle?.reveal(columns[status].indexOf(id));
      handle?.element.scrollIntoView({ block: "nearest", inline: "nearest" });
    },
    [store, data, handles],
  );
}
