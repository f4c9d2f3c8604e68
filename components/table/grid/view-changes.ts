"use client";
import { createContext, useContext } from "react";
import type { Column, ColumnKey, ColumnView, TableView } from "../model/table-types.ts";

type Sorts = TableView["board"]["settings"]["sorts"];
type Field = "job_title" | "company_name" | "date";

/** What each column sorts by; the others can't be sorted by. */
export const SORT_FIELDS: { readonly [key in ColumnKey]?: Field } = {
  title: "job_title",
  company: "company_name",
  applicationDate: "date",
};

/** How a column is sorted as the first of the sorts; null where it is not. */
export function sortOf([first]: Sorts, key: ColumnKey): "ascending" | "descending" | null {
  const field = SORT_FIELDS[key];
  if (!field || !first?.startsWith(field)) return null;
  return first.endsWith("_asc") ? "ascending" : "descending";
}

/** How the table is shown, and changing it. */
export type ViewChanges = {
  sorts: Sorts;
  views: readonly ColumnView[];
  columns: readonly Column[];
  sort: (sorts: Sorts) => void;
  move: (key: ColumnKey, before: ColumnKey | null) => void;
  change: (key: ColumnKey, change: Partial<ColumnView>) => void;
  /** Shows a width while it is dragged. */
  preview: (key: ColumnKey, width: number) => void;
};

const Context = createContext<ViewChanges | null>(null);
export const ViewChangesProvider = Context.Provider;

export function useViewChanges(): ViewChanges {
  const changes = useContext(Context);
  if (!changes) throw new Error("useViewChanges stands outside of a table");
  return changes;
}
