"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import type { StoreApi } from "zustand";
import { useToast } from "#components/ui/use-toast.ts";
import type { TableUi } from "./table-store.ts";
import type { Rows } from "./use-rows.ts";

/** Says so when a row with a refused edit has gone from the table, since its cell can't say it any more. */
export function useGoneRows(store: StoreApi<TableUi>, { rows, hasNextPage }: Rows): void {
  const t = useTranslations("table");
  const toast = useToast();
  useEffect(() => {
    const { edits } = store.getState();
    if (edits.size === 0 || hasNextPage) return;
    const known = new Set(rows.map(({ id }) => id));
    const gone = [...edits.keys()].filter((id) => !known.has(id));
    if (gone.length === 0) return;
    toast.error(t("goneTitle", { count: gone.length }));
    store.setState({ edits: new Map([...edits].filter(([id]) => known.has(id))) });
  }, [store, rows, hasNextPage, t, toast]);
}
