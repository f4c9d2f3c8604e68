import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { StoreApi } from "zustand";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { dayIn, fillsApplicationDate } from "#domain/application-date.ts";
import { type DayOrder, findDayOrder, usualDayOrder } from "#domain/dates-in-text.ts";
import { isCalendarDay } from "#domain/time.ts";
import { cellFrom, fromClipboard, type NameOf, textOf, toClipboard } from "../model/cell-text.ts";
import { makesCard, pastedRow } from "../model/pasted-rows.ts";
import { type Area, areaOf, type CellPosition, HEAD } from "../model/selection.ts";
import type { Cell, CellChange, Column, ColumnKey, Row, TableData } from "../model/table-types.ts";
import type { TableUi } from "./table-store.ts";
import type { AddedRows, useAddedRows } from "./use-added-rows.ts";
import type { Edits } from "./use-edits.ts";

type TableState = {
  store: StoreApi<TableUi>;
  data: () => TableData;
  edits: Edits;
  nameOf: NameOf;
  announce: (text: string) => void;
  /** Returns true if a card that moves to Applied gets its application date. */
  fillsDates: () => boolean;
  added: ReturnType<typeof useAddedRows>;
  /** Says that something was left out. */
  leftOut: (text: string) => void;
};
/** A text to write into a cell; row and column are indexes. */
type Write = { row: number; column: number; text: string };

/** Returns the actions on cells; each stays the same function while the table is open. */
export function useTableActions(state: TableState) {
  const { store, data, edits, nameOf, announce, fillsDates, added, leftOut } = state;
  const t = useTranslations("table");
  const locale = useLocale();
  const zone = useViewerZone();
  return useMemo(() => {
    const keys = (): ColumnKey[] => data().columns.map(({ key }) => key);
    const area = (): Area => areaOf(store.getState().active, store.getState().anchor, keys());
    const shownText = (row: Row, column: Column): string => {
      const edit = store.getState().edits.get(row.id)?.[column.key];
      return edit ? edit.text : textOf(column, row[column.key], nameOf);
    };

    const select = (active: CellPosition, extend = false): void => {
      const { active: before, anchor } = store.getState();
      store.setState({ active, anchor: extend ? (anchor ?? before) : null, editing: null });
    };

    /** Writes the texts to editable cells, and says how many are left out. Returns whether any is written. */
    const write = (writes: readonly Write[], done: (count: number) => string): boolean => {
      added.endOffer();
      const { rows, columns } = data();
      const changes: CellChange[] = [];
      const before: CellChange[] = [];
      const orders = dayOrdersOf(writes, usualDayOrder(locale));
      for (const { row: at, column: place, text } of writes) {
        const row = rows[at];
        const column = columns[place];
        if (!row || !column?.editable) continue;
        const value = cellFrom(column, text, nameOf, orders.get(place) ?? "month");
        const known = store.getState().edits.get(row.id)?.[column.key];
        const was = known && known.rejection === null ? known.value : row[column.key];
        const cell = { rowId: row.id, column: column.key };
        changes.push({ ...cell, value, text: textOf(column, value, nameOf), ...unreadIn(column, value) });
        before.push({ ...cell, value: was, text: textOf(column, was, nameOf) });
      }
      const dated = changes.filter(({ rowId, column, value }) => {
        const edited = store.getState().edits.get(rowId)?.applicationDate;
        // A pending edit that empties the cell takes precedence over the last loaded row.
        const date = edited ? edited.value : (rows.find(({ id }) => id === rowId)?.applicationDate ?? null);
        const isGiven = changes.some((other) => other.rowId === rowId && other.column === "applicationDate");
        return column === "status" && !isGiven && fillsApplicationDate(fillsDates(), String(value), date);
      });
      const today = dayIn(zone, new Date());
      const dates = (value: Cell, text: string) =>
        dated.map(({ rowId }): CellChange => ({ rowId, column: "applicationDate", value, text }));
      edits.write([...changes, ...dates(today, today)], [...before, ...dates(null, "")]);
      const left = writes.length - changes.length;
      announce([done(changes.length), left > 0 ? t("notWritten", { count: left }) : ""].join(" ").trim());
      return changes.length > 0;
    };

    /** Undoes or redoes a step, and says what that changed. */
    const go = (kind: "undone" | "redone"): void => {
      added.endOffer();
      const step = kind === "undone" ? edits.undo() : edits.redo();
      if (!step) {
        announce(t(kind === "undone" ? "nothingToUndo" : "nothingToRedo"));
        return;
      }
      if (step.cells > 0) announce(t(kind, { count: step.cells }));
      void step.isSaved.then((isSaved) => {
        if (step.rows === 0 || !isSaved) return;
        const text = t(kind === "undone" ? "rowsUndone" : "rowsRedone", { count: step.rows });
        announce(text);
        if (kind === "undone") added.offer("redoable", text, () => go("redone"));
        else added.offer("undoable", text, () => go("undone"));
      });
    };

    const within = ({ top, bottom, left, right }: Area): Omit<Write, "text">[] =>
      Array.from({ length: bottom - top + 1 }, (_, row) =>
        Array.from({ length: right - left + 1 }, (_unused, column) => ({
          row: top + row,
          column: left + column,
        })),
      ).flat();

    return {
      select,
      area,
      /** Starts an edit of the active cell: a typed letter replaces its text. */
      startEdit: (typed?: string): void => {
        const { active } = store.getState();
        const { rows, columns } = data();
        const column = columns.find(({ key }) => key === active.column);
        const row = rows[active.row];
        if (!row || !column) return;
        if (!column.editable) {
          announce(t("readOnlyCell", { column: t(`columns.${column.key}`) }));
          return;
        }
        const editing = { rowId: row.id, column: column.key, typed: typed !== undefined };
        store.setState({ anchor: null, editing: { ...editing, text: typed ?? shownText(row, column) } });
      },
      /** Ends the edit with a text, and moves to the next cell. */
      commit: (text: string, step: { rows: number; columns: number } = { rows: 0, columns: 0 }): void => {
        const { editing, active } = store.getState();
        if (!editing) return;
        const { rows, columns, total } = data();
        const row = rows.findIndex(({ id }) => id === editing.rowId);
        const column = columns.findIndex(({ key }) => key === editing.column);
        const [inRow, inColumn] = [rows[row], columns[column]];
        store.setState({ editing: null });
        const rejected = store.getState().edits.get(editing.rowId)?.[editing.column]?.rejection;
        // A rejected text that is committed again is sent again.
        if (inRow && inColumn && (rejected || text !== shownText(inRow, inColumn))) {
          write([{ row, column, text }], () => "");
        }
        if (step.rows === 0 && step.columns === 0) return;
        const next = columns[Math.max(0, Math.min(columns.length - 1, column + step.columns))];
        const to = Math.max(0, Math.min(total - 1, active.row + step.rows));
        select({ row: to, column: next?.key ?? active.column });
      },
      cancel: (): void => store.setState({ editing: null }),
      clear: (): void => {
        write(
          within(area()).map((cell) => ({ ...cell, text: "" })),
          (count) => t("cleared", { count }),
        );
      },
      /** Copies the selection's first row into the rows below it; if only one row is selected, copies the one above into it. */
      fillDown: (): void => {
        const { top, bottom, left, right } = area();
        const source = top === bottom ? top - 1 : top;
        const { rows, columns } = data();
        const from = rows[source];
        if (!from) return;
        const writes = within({ top: source + 1, bottom, left, right }).flatMap((cell) => {
          const column = columns[cell.column];
          return column ? [{ ...cell, text: shownText(from, column) }] : [];
        });
        write(writes, (count) => t("filled", { count }));
      },
      /** Returns the selection in the format that spreadsheets exchange. */
      copy: (): string => {
        const { top, bottom, left, right } = area();
        const { rows, columns } = data();
        const shown = columns.slice(left, right + 1);
        const cells = rows.slice(top, bottom + 1).map((row) => shown.map((column) => shownText(row, column)));
        announce(t("copied", { count: cells.length * shown.length }));
        return toClipboard(cells);
      },
      /** Pastes a range at the selection; a single cell fills all of it. */
      paste: (text: string): void => {
        const cells = fromClipboard(text);
        const selected = area();
        const single = cells.length === 1 && cells[0]?.length === 1 ? (cells[0][0] ?? "") : null;
        if (single !== null) {
          const writes = within(selected).map((cell) => ({ ...cell, text: single }));
          write(writes, (count) => t("pasted", { count }));
          return;
        }
        const { top, left } = selected;
        const writes = cells.flatMap((line, row) =>
          line.map((cell, column) => ({ row: top + row, column: left + column, text: cell })),
        );
        const { rows, columns, total } = data();
        // There may be more rows past the last one loaded.
        const end = rows.length === total ? total : Number.POSITIVE_INFINITY;
        const orders = dayOrdersOf(writes, usualDayOrder(locale));
        const past = cells.slice(Math.max(0, end - top)).flatMap((line) => {
          const row = pastedRow(line, columns, left, (column, cell, place) =>
            cellFrom(column, cell, nameOf, orders.get(place) ?? "month"),
          );
          return row ? [row] : [];
        });
        const [first] = keys().slice(left, left + 1);
        const right = keys()[Math.min(left + (cells[0]?.length ?? 1), keys().length) - 1];
        const inTable = writes.filter(({ row }) => row < end);
        const changesCells = write(inTable, (count) => t("pasted", { count }));
        if (past.some(makesCard)) store.setState({ pasted: past, pasteChangedCells: changesCells });
        else if (past.length > 0) leftOut(t("pasteIncomplete", { count: past.length }));
        if (!first || !right) return;
        const bottom = Math.min(top + cells.length, rows.length) - 1;
        store.setState({ active: { row: top, column: first }, anchor: { row: bottom, column: right } });
      },
      /** Keeps the rows that the paste added, and offers to undo it. */
      rowsAdded: (rows: AddedRows, text: string): void => {
        edits.keepRows(rows, store.getState().pasteChangedCells);
        added.offer("undoable", text, () => go("undone"));
      },
      undo: (): void => go("undone"),
      redo: (): void => go("redone"),
      retryRefused: edits.retryRefused,
      discardRefused: edits.discardRefused,
      isInHead: (): boolean => store.getState().active.row === HEAD,
      announce,
    };
  }, [store, data, edits, nameOf, announce, fillsDates, added, leftOut, t, locale, zone]);
}

export type TableActions = ReturnType<typeof useTableActions>;

/** Returns the order of numeric days by column: the one that makes sense of all its cells, otherwise the reader's usual one. */
function dayOrdersOf(writes: readonly Write[], usual: DayOrder): ReadonlyMap<number, DayOrder> {
  const columns = Map.groupBy(writes, ({ column }) => column);
  return new Map(
    [...columns].map(([column, cells]) => [
      column,
      findDayOrder(
        cells.map(({ text }) => text),
        usual,
      ).order,
    ]),
  );
}

/** Returns the type that a text can't be read as in its column; an empty object if it can. */
function unreadIn({ type }: Column, value: Cell): Pick<CellChange, "unread"> {
  if (typeof value !== "string") return {};
  if (type === "number") return { unread: "number" };
  return type === "date" && !isCalendarDay(value.slice(0, 10)) ? { unread: "date" } : {};
}
