"use client";
import { useEffect } from "react";
import type { StoreApi } from "zustand";
import type { TableData } from "../model/table-types.ts";
import type { TableUi } from "./table-store.ts";

/** Keeps the active cell within the table when its column is hidden or rows go, so that one cell can always be reached. */
export function useValidPlace(store: StoreApi<TableUi>, { columns, total }: TableData): void {
  useEffect(() => {
    const { active } = store.getState();
    const column = columns.some(({ key }) => key === active.column) ? active.column : columns[0]?.key;
    const row = Math.min(active.row, Math.max(0, total - 1));
    if (!column || (column === active.column && row === active.row)) return;
    store.setState({ active: { row, column }, anchor: null, editing: null });
  }, [store, columns, total]);
}
