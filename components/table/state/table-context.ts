import type { useTranslations } from "next-intl";
import { createContext, useContext } from "react";
import { type StoreApi, useStore } from "zustand";
import type { NameOf } from "../model/cell-text.ts";
import type { TableUi } from "./table-store.ts";
import type { TableActions } from "./use-table-actions.ts";

export type TableContextValue = {
  readonly boardId: string;
  readonly store: StoreApi<TableUi>;
  readonly nameOf: NameOf;
  readonly actions: TableActions;
  /** The table's translator, created once: otherwise each cell on the screen would create its own. */
  readonly t: ReturnType<typeof useTranslations<"table">>;
};

const TableContext = createContext<TableContextValue | null>(null);
export const TableContextProvider = TableContext.Provider;

/** Returns the table's actions and state; reading them never causes a render. */
export function useTable(): TableContextValue {
  const table = useContext(TableContext);
  if (!table) throw new Error("useTable must be used within a table");
  return table;
}

/** Returns a slice of the table's UI state. */
export function useTableUi<Slice>(select: (ui: TableUi) => Slice): Slice {
  return useStore(useTable().store, select);
}
