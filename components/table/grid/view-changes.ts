import { createContext, useContext } from "react";
import type { Column, ColumnKey, ColumnView, TableView } from "../model/table-types.ts";

type Sorts = TableView["board"]["settings"]["sorts"];
type Field = "job_title" | "company_name" | "date";

/** An order of this table only, by a column that the board can't be sorted by. */
export type Order = { readonly column: ColumnKey; readonly descending: boolean };

/** The board's sort fields by column; other columns sort only this table. */
export const SORT_FIELDS: { readonly [key in ColumnKey]?: Field } = {
  title: "job_title",
  company: "company_name",
  applicationDate: "date",
};

/** Returns the direction in which a column sorts the rows; null if it doesn't. */
export function sortOf(
  [first]: Sorts,
  order: Order | null,
  key: ColumnKey,
): "ascending" | "descending" | null {
  if (order) return order.column !== key ? null : order.descending ? "descending" : "ascending";
  const field = SORT_FIELDS[key];
  if (!field || !first?.startsWith(field)) return null;
  return first.endsWith("_asc") ? "ascending" : "descending";
}

/** The table's view, and the functions that change it. */
export type ViewChanges = {
  sorts: Sorts;
  order: Order | null;
  views: readonly ColumnView[];
  columns: readonly Column[];
  sort: (sorts: Sorts) => void;
  /** Sorts only this table. */
  orderBy: (order: Order) => void;
  move: (key: ColumnKey, before: ColumnKey | null) => void;
  change: (key: ColumnKey, change: Partial<ColumnView>) => void;
  /** Shows a width while it is dragged. */
  preview: (key: ColumnKey, width: number) => void;
};

const Context = createContext<ViewChanges | null>(null);
export const ViewChangesProvider = Context.Provider;

export function useViewChanges(): ViewChanges {
  const changes = useContext(Context);
  if (!changes) throw new Error("useViewChanges must be used within a table");
  return changes;
}
