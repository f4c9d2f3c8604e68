import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo } from "react";
import type { StoreApi } from "zustand";
import { api, trpc } from "#components/api/client.ts";
import { inPages, pagesFrom } from "#components/api/more-button.tsx";
import { ANY_DATES, type DueDates, inputOf, isNarrowing } from "#components/board/model/due-dates.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";
import type { Order } from "../grid/view-changes.ts";
import type { Row, RowsPage, TableView } from "../model/table-types.ts";
import type { TableUi } from "./table-store.ts";

/** The most rows per call. */
const PAGE = LIMITS.requests.pageSizeMost;
/** The number of rows to load ahead below the visible ones. */
const AHEAD = 200;

type Pages = { pages: RowsPage[]; pageParams: (string | null)[] };

/** The search, dates, and order of this table only. */
export type Narrowed = { readonly search: string; readonly dates: DueDates; readonly order: Order | null };
const NOT_NARROWED: Narrowed = { search: "", dates: ANY_DATES, order: null };

/** Returns the key of the rows. Other settings are another list: the cursors of one mean nothing in the other. */
function rowsKey({ board: { id: boardId, settings } }: TableView, narrowed: Narrowed) {
  const { hiddenStatuses, sorts, timeFilter } = settings;
  const list = { hiddenStatuses, sorts, timeFilter, ...narrowed };
  return [...trpc.table.getRows.infiniteQueryKey({ boardId }), list];
}

/** Reads the rows of a table page by page, as far as the person scrolls. */
export function useRows(view: TableView, initial: TableView, firstPage: RowsPage, narrowed: Narrowed) {
  const boardId = view.board.id;
  const { search, dates, order } = narrowed;
  const queryKey = rowsKey(view, narrowed);
  const isFirst = JSON.stringify(queryKey) === JSON.stringify(rowsKey(initial, NOT_NARROWED));
  const { data, hasNextPage, isFetchingNextPage, isPlaceholderData, isError, fetchNextPage } =
    useInfiniteQuery({
      queryKey,
      queryFn: ({ pageParam }) =>
        api.table.getRows.query({
          boardId,
          limit: PAGE,
          ...(search === "" ? {} : { search }),
          ...inputOf(dates),
          ...(order === null ? {} : { order }),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        }),
      initialPageParam: null as string | null,
      placeholderData: keepPreviousData,
      // Loaded pages keep their identity: comparing five thousand rows would be noticeable.
      structuralSharing: false,
      ...(isFirst ? pagesFrom(firstPage) : inPages),
    });
  const { hiddenStatuses, timeFilter } = view.board.settings;
  const hidesNone = hiddenStatuses.length === 0 && timeFilter === "all";
  const isFiltered = search !== "" || isNarrowing(dates);
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  return {
    rows,
    columns: data?.pages[0]?.columns ?? firstPage.columns,
    /** The number of rows, loaded or not. */
    total: hasNextPage ? Math.max(isFiltered ? 0 : view.total, rows.length + 1) : rows.length,
    /** True if these are all cards of the board. */
    isWholeBoard: !hasNextPage && !isPlaceholderData && !isFiltered && hidesNone,
    isError,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  };
}

export type Rows = ReturnType<typeof useRows>;

/** Reads more pages until the rows extend beyond the visible ones. */
export function useReadAhead(rows: Rows, lastInSight: number): void {
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = rows;
  const isShort = lastInSight + AHEAD >= rows.rows.length;
  useEffect(() => {
    if (isShort && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [isShort, hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
}

/** Returns a function that replaces known rows with those in the server's response. */
export function useReplaceRows(boardId: string) {
  const queryClient = useQueryClient();
  return useCallback(
    (fresh: readonly Row[]) => {
      const byId = new Map(fresh.map((row) => [row.id, row]));
      queryClient.setQueriesData<Pages>(
        trpc.table.getRows.infiniteQueryFilter({ boardId }),
        (known) => known && { ...known, pages: known.pages.map((page) => replaced(page, byId)) },
      );
    },
    [queryClient, boardId],
  );
}

function replaced(page: RowsPage, byId: ReadonlyMap<string, Row>): RowsPage {
  if (!page.data.some(({ id }) => byId.has(id))) return page;
  return { ...page, data: page.data.map((row) => byId.get(row.id) ?? row) };
}

/** Shows a message when a row with a rejected edit leaves the board, because its cell can no longer show it. */
export function useRemovedRows(store: StoreApi<TableUi>, { rows, isWholeBoard }: Rows): void {
  const t = useTranslations("table");
  const toast = useToast();
  useEffect(() => {
    const { edits } = store.getState();
    if (edits.size === 0 || !isWholeBoard) return;
    const known = new Set(rows.map(({ id }) => id));
    const gone = [...edits.keys()].filter((id) => !known.has(id));
    if (gone.length === 0) return;
    toast.error(t("goneTitle", { count: gone.length }));
    store.setState({ edits: new Map([...edits].filter(([id]) => known.has(id))) });
  }, [store, rows, isWholeBoard, t, toast]);
}
