"use client";
import { Redo2, SlidersHorizontal, Table2, Undo2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createStore } from "zustand";
import { type FirstData, useFirstData } from "#components/api/first-data.ts";
import { ANY_DATES, isNarrowing } from "#components/board/model/due-dates.ts";
import { BoardSettingsButton } from "#components/board/toolbar/board-settings-button.tsx";
import { DueDatesButton } from "#components/board/toolbar/due-dates-button.tsx";
import { BoardName } from "#components/board-views/board-name.tsx";
import { useOffer } from "#components/commands/offers.ts";
import { ExportMenu } from "#components/export/export-menu.tsx";
import { download } from "#components/export/exported-file.ts";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { modifier } from "#components/ui/keyboard.ts";
import { LiveRegion, useAnnouncer } from "#components/ui/live-region.tsx";
import { SearchInput } from "#components/ui/search-input.tsx";
import { usePaused } from "#components/ui/use-paused.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { Grid } from "./grid/grid.tsx";
import { type Order, type ViewChanges, ViewChangesProvider } from "./grid/view-changes.ts";
import type { NameOf } from "./model/cell-text.ts";
import type { RowsPage, TableData, TableView } from "./model/table-types.ts";
import { RejectedCells } from "./rejected-cells.tsx";
import { TableContextProvider, type TableContextValue, useTableUi } from "./state/table-context.ts";
import { initialUi, type TableUi } from "./state/table-store.ts";
import { useAddedRows } from "./state/use-added-rows.ts";
import { useEdits } from "./state/use-edits.ts";
import { useRemovedRows, useRows } from "./state/use-rows.ts";
import { type TableActions, useTableActions } from "./state/use-table-actions.ts";
import {
  changeColumn,
  moveColumn,
  useShownColumns,
  useTableView,
  useValidPlace,
} from "./state/use-table-view.ts";
import { AddRow } from "./toolbar/add-row.tsx";
import { ColumnsMenu } from "./toolbar/columns-menu.tsx";

export type TablePageProps = {
  first: FirstData<{ view: TableView; page: RowsPage }>;
  /** The links to the board's other views. */
  views: ReactNode;
};

/** Shows a board as a spreadsheet: first as the server rendered it, then live. */
export function TablePage({ first, views }: TablePageProps) {
  const t = useTranslations("table");
  const { view: initial, page: firstPage } = useFirstData(first);
  const { view, setColumns, updateSettings } = useTableView(initial);
  const [search, setSearch] = useState("");
  const [dates, setDates] = useState(ANY_DATES);
  const [order, setOrder] = useState<Order | null>(null);
  const rows = useRows(view, initial, firstPage, { search: usePaused(search.trim()), dates, order });
  const columns = useShownColumns(view.columns, rows.columns);
  const [store] = useState(() => createStore<TableUi>(() => initialUi(columns[0]?.key ?? "title")));
  const { announce, register } = useAnnouncer();
  const nameOf = useNameOf();
  const toast = useToast();
  const data = useMemo<TableData>(
    () => ({ rows: rows.rows, columns, total: rows.total }),
    [rows.rows, columns, rows.total],
  );
  const latest = useRef(data);
  useLayoutEffect(() => {
    latest.current = data;
  }, [data]);
  const read = useCallback(() => latest.current, []);
  const boardId = initial.board.id;
  const added = useAddedRows();
  const edits = useEdits(boardId, store, announce, added.change);
  const { fillsApplicationDate } = view.board.settings;
  const fillsDates = useCallback(() => fillsApplicationDate, [fillsApplicationDate]);
  const leftOut = toast.info;
  const actions = useTableActions({ store, data: read, edits, nameOf, announce, fillsDates, added, leftOut });
  useTableCommands(actions);
  useRemovedRows(store, rows);
  useValidPlace(store, data);
  const table = useMemo<TableContextValue>(
    () => ({ boardId, store, nameOf, actions, t }),
    [boardId, store, nameOf, actions, t],
  );
  const { sorts } = view.board.settings;
  const changes = useMemo<ViewChanges>(
    () => ({
      sorts,
      order,
      views: view.columns,
      columns,
      sort: (next) => {
        setOrder(null);
        updateSettings({ sorts: next });
      },
      orderBy: setOrder,
      move: (key, before) => setColumns(moveColumn(view.columns, key, before)),
      change: (key, change) => setColumns(changeColumn(view.columns, key, change)),
      preview: (key, width) =>
        document.querySelector<HTMLElement>("[data-grid]")?.style.setProperty(`--width-${key}`, `${width}px`),
    }),
    [sorts, order, view.columns, columns, updateSettings, setColumns],
  );
  return (
    <TableContextProvider value={table}>
      <ViewChangesProvider value={changes}>
        <div className="flex h-(--main-height) min-h-96 flex-col print:h-auto">
          <header className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-4 pb-3 sm:px-6">
            <BoardName name={view.board.name} />
            {views}
            <p className="text-sm text-ink-muted tabular-nums">{t("cards", { count: rows.total })}</p>
            <div className="flex flex-1 items-center justify-end gap-2 max-sm:w-full max-sm:flex-none max-sm:flex-wrap print:hidden">
              <SearchInput
                label={t("filter")}
                value={search}
                onText={setSearch}
                className="min-w-full flex-1 sm:max-w-52 sm:min-w-32"
              />
              <DueDatesButton dates={dates} onChange={setDates} />
              <ColumnsMenu />
              <BoardSettingsButton
                settings={view.board.settings}
                update={updateSettings}
                icon={<SlidersHorizontal aria-hidden />}
              />
              <BoardExport boardId={boardId} />
              <AddRow boardId={boardId} />
            </div>
          </header>
          {rows.isError ? (
            <Callout tone="error" role="alert" className="mx-4 mb-3 sm:mx-6">
              {t("failed")}{" "}
              <Button variant="link" size="sm" onClick={() => rows.fetchNextPage()}>
                {t("tryAgain")}
              </Button>
            </Callout>
          ) : null}
          <RejectedCells />
          {rows.total === 0 && (search !== "" || isNarrowing(dates)) ? (
            <p role="status" className="px-4 text-sm text-ink-muted sm:px-6">
              {t(isNarrowing(dates) ? "filteredOutByDates" : "filteredOut")}
            </p>
          ) : rows.total === 0 ? (
            <TableEmpty view={view} />
          ) : (
            <Grid data={data} read={read} rows={rows} boardName={view.board.name} />
          )}
        </div>
        <LiveRegion register={register} />
        <PastedRows />
      </ViewChangesProvider>
    </TableContextProvider>
  );
}

const PastedRowsQuestion = dynamic(() => import("./pasted-rows-question.tsx"), { ssr: false });

function PastedRows() {
  const isAsking = useTableUi(({ pasted }) => pasted.length > 0);
  return isAsking ? <PastedRowsQuestion /> : null;
}

/** Shows an empty table: there are no cards, or the settings hide all of them. */
function TableEmpty({ view }: { view: TableView }) {
  const t = useTranslations("table");
  const { hiddenStatuses, timeFilter } = view.board.settings;
  const mayHide = hiddenStatuses.length > 0 || timeFilter !== "all";
  return (
    <EmptyState
      icon={<Table2 aria-hidden />}
      title={t(mayHide ? "hiddenTitle" : "emptyTitle")}
      description={t(mayHide ? "hiddenText" : "emptyText")}
      action={
        mayHide ? undefined : (
          <ButtonLink variant="primary" href={`/boards/${view.board.id}`}>
            {t("emptyAction")}
          </ButtonLink>
        )
      }
    />
  );
}

const FORMATS = ["csv", "xlsx", "json"] as const;

/** Exports every card of the board, including those that the settings hide. */
function BoardExport({ boardId }: { boardId: string }) {
  const t = useTranslations("table");
  const make = (format: (typeof FORMATS)[number]) =>
    download("exports.getReadable", { boardId, format }, `offerlane-${boardId}.json`);
  return <ExportMenu formats={FORMATS} holds={t("exportHolds")} make={make} isShort />;
}

/** Returns the function that names a choice's values. */
function useNameOf(): NameOf {
  const status = useTranslations("status");
  const card = useTranslations("card");
  const companies = useTranslations("companies");
  return useMemo(() => {
    const namers: { [key: string]: (value: string) => string } = {
      status: (value) => status(value as Parameters<typeof status>[0]),
      workMode: (value) => card(`workMode.${value}` as Parameters<typeof card>[0]),
      workType: (value) => card(`workType.${value}` as Parameters<typeof card>[0]),
      payFrequency: (value) => card(`payFrequency.${value}` as Parameters<typeof card>[0]),
      industry: (value) => companies(`industries.${value}` as Parameters<typeof companies>[0]),
    };
    return ({ key }, value) => namers[key]?.(value) ?? value;
  }, [status, card, companies]);
}

/** Offers the table's commands and keys to the command palette and the list of keys. */
function useTableCommands(actions: TableActions): void {
  const t = useTranslations("table.keys");
  const offer = useMemo(() => {
    const ctrl = modifier();
    return {
      commands: [
        { id: "undo", label: t("undo"), icon: Undo2, keys: `${ctrl} Z`, run: actions.undo },
        { id: "redo", label: t("redo"), icon: Redo2, keys: `${ctrl} ⇧ Z`, run: actions.redo },
      ],
      hints: [
        { keys: ["←", "↑", "↓", "→"], label: t("walk") },
        { keys: ["↵"], label: t("edit") },
        { keys: [t("type")], label: t("typeText") },
        { keys: ["Esc"], label: t("cancel") },
        { keys: ["Del"], label: t("clear") },
        { keys: ["⇧", "↓"], label: t("range") },
        { keys: [ctrl, "C X V"], label: t("copy") },
        { keys: [ctrl, "D"], label: t("fill") },
        { keys: [ctrl, "Z"], label: t("undo") },
        { keys: [ctrl, "⇧ Z"], label: t("redo") },
        { keys: [ctrl, "↵"], label: t("open") },
      ],
    };
  }, [actions, t]);
  useOffer(offer);
}
