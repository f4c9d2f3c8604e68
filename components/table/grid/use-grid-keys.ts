import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
} from "react";
import type { StoreApi } from "zustand";
import { isTyping } from "#components/ui/keyboard.ts";
import { HEAD, walk } from "../model/selection.ts";
import type { TableData } from "../model/table-types.ts";
import { useTableUi } from "../state/table-context.ts";
import type { TableUi } from "../state/table-store.ts";
import type { TableActions } from "../state/use-table-actions.ts";

type GridKeys = {
  store: StoreApi<TableUi>;
  data: () => TableData;
  actions: TableActions;
  /** The number of rows in sight. */
  page: RefObject<number>;
};

/** Handles the keys of a spreadsheet, and the clipboard. */
export function useGridKeys({ store, data, actions, page }: GridKeys) {
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      if (event.defaultPrevented || event.nativeEvent.isComposing || isElsewhere(event)) return;
      if (handled(event)) event.preventDefault();

      function handled({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
        const ctrl = ctrlKey || metaKey;
        const { active } = store.getState();
        const { columns, total } = data();
        if (altKey) return false;
        const keys = columns.map((column) => column.key);
        const to = walk(active, { key, ctrl, page: page.current }, keys, total);
        if (to) {
          actions.select(to, shiftKey && active.row !== HEAD);
          return true;
        }
        if (active.row === HEAD) return false;
        if (ctrl) return chord(key.toLowerCase(), shiftKey);
        if (key === "Enter" && shiftKey) {
          actions.select({ ...active, row: Math.max(0, active.row - 1) });
          return true;
        }
        if (key === "Enter" || key === "F2") actions.startEdit();
        else if (key === "Delete" || key === "Backspace") actions.clear();
        else if (key === "Escape") actions.select(active);
        else if (key.length === 1) actions.startEdit(key === " " ? undefined : key);
        else return false;
        return true;
      }

      function chord(key: string, shift: boolean): boolean {
        if (key === "d") actions.fillDown();
        else if (key === "z" && !shift) actions.undo();
        else if (key === "z" || key === "y") actions.redo();
        else if (key === "a") selectAll();
        else if (key === "enter") event.currentTarget.querySelector<HTMLElement>(ACTIVE_LINK)?.click();
        else return false;
        return true;
      }

      function selectAll(): void {
        const { columns, rows } = data();
        const [first, last] = [columns[0], columns.at(-1)];
        if (!first || !last || rows.length === 0) return;
        store.setState({
          anchor: { row: rows.length - 1, column: last.key },
          active: { row: 0, column: first.key },
        });
      }
    },
    [store, data, actions, page],
  );
  const copy = useCallback(
    (event: ClipboardEvent<HTMLElement>) => {
      if (isElsewhere(event) || actions.isInHead()) return;
      event.preventDefault();
      event.clipboardData.setData("text/plain", actions.copy());
      if (event.type === "cut") actions.clear();
    },
    [actions],
  );
  const paste = useCallback(
    (event: ClipboardEvent<HTMLElement>) => {
      if (isElsewhere(event) || actions.isInHead()) return;
      event.preventDefault();
      actions.paste(event.clipboardData.getData("text/plain"));
    },
    [actions],
  );
  return { onKeyDown, onCopy: copy, onCut: copy, onPaste: paste };
}

const ACTIVE_LINK = '[role="row"] > [tabindex="0"] [data-cell-link]';

/** Checks whether the event belongs to an editor, or to something that floats above the grid. */
function isElsewhere({ target, currentTarget }: { target: EventTarget; currentTarget: Element }): boolean {
  return isTyping(target) || !currentTarget.contains(target as Element);
}

/** Moves the focus to the active cell and scrolls there. The focus comes back when an editor or the question about pasted rows closes. */
export function useGridFocus(
  grid: RefObject<HTMLElement | null>,
  scrollToRow: (index: number) => void,
): void {
  const active = useTableUi((ui) => ui.active);
  const isEditing = useTableUi((ui) => ui.editing !== null || ui.pasted.length > 0);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (isEditing || hasLeft(grid.current)) return;
    if (active.row !== HEAD) scrollToRow(active.row);
    const cell = grid.current?.querySelector<HTMLElement>(
      `[data-row="${active.row}"] [data-column="${active.column}"]`,
    );
    if (!cell || cell === document.activeElement) return;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [grid, scrollToRow, active, isEditing]);
}

/** Checks whether the focus has moved to something outside the table, where it then stays. */
function hasLeft(grid: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && grid?.contains(focused) === false;
}
