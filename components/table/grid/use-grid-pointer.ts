import { type PointerEvent, useCallback, useRef } from "react";
import type { StoreApi } from "zustand";
import type { CellPosition } from "../model/selection.ts";
import type { ColumnKey } from "../model/table-types.ts";
import type { TableUi } from "../state/table-store.ts";
import type { TableActions } from "../state/use-table-actions.ts";

/** Makes the mouse select cells and drag out a range; a double click, or a tap on the active cell, edits it. */
export function useGridPointer(store: StoreApi<TableUi>, actions: TableActions) {
  const from = useRef<CellPosition | null>(null);
  const onPointerDown = useCallback(
    (event: PointerEvent) => {
      const place = placeAt(event.target);
      if (!place || event.button !== 0 || isControl(event.target)) return;
      const { active, editing } = store.getState();
      const isAgain = active.row === place.row && active.column === place.column && editing === null;
      if (event.pointerType === "mouse") {
        // An edit in another cell is saved first: its editor loses the focus.
        (document.activeElement as HTMLElement | null)?.blur();
        event.preventDefault();
        from.current = place;
        actions.select(place, event.shiftKey);
      } else if (!isAgain) {
        from.current = null;
      }
    },
    [store, actions],
  );
  const onPointerMove = useCallback(
    (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.buttons !== 1 || !from.current) return;
      const place = placeAt(event.target);
      const { active } = store.getState();
      if (place && (place.row !== active.row || place.column !== active.column)) actions.select(place, true);
    },
    [store, actions],
  );
  const onClick = useCallback(
    (event: { target: EventTarget; nativeEvent: Event }) => {
      if ((event.nativeEvent as globalThis.PointerEvent).pointerType === "mouse") return;
      const place = placeAt(event.target);
      if (!place || isControl(event.target)) return;
      const { active, editing } = store.getState();
      if (editing !== null) return;
      const isAgain = active.row === place.row && active.column === place.column;
      actions.select(place);
      if (isAgain) actions.startEdit();
    },
    [store, actions],
  );
  const onDoubleClick = useCallback(
    (event: { target: EventTarget }) => {
      if (placeAt(event.target) && !isControl(event.target) && store.getState().editing === null)
        actions.startEdit();
    },
    [store, actions],
  );
  return { onPointerDown, onPointerMove, onClick, onDoubleClick };
}

function placeAt(target: EventTarget): CellPosition | null {
  const cell = (target as Element).closest<HTMLElement>("[data-column]");
  const row = cell?.closest<HTMLElement>("[data-row]")?.dataset.row;
  return cell && row !== undefined ? { row: Number(row), column: cell.dataset.column as ColumnKey } : null;
}

function isControl(target: EventTarget): boolean {
  return (target as Element).closest("a, button, input, textarea, [role=listbox]") !== null;
}
