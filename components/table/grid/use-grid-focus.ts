"use client";
import { type RefObject, useEffect, useRef } from "react";
import { HEAD } from "../model/selection.ts";
import { useTableUi } from "../state/table-context.ts";

/** The focus follows the active cell, and the table scrolls along. It comes back to the cell when an editor closes. */
export function useGridFocus(
  grid: RefObject<HTMLElement | null>,
  scrollToRow: (index: number) => void,
): void {
  const active = useTableUi((ui) => ui.active);
  const isEditing = useTableUi((ui) => ui.editing !== null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (isEditing || isElsewhere(grid.current)) return;
    if (active.row !== HEAD) scrollToRow(active.row);
    const cell = grid.current?.querySelector<HTMLElement>(
      `[data-row="${active.row}"] [data-column="${active.column}"]`,
    );
    if (!cell || cell === document.activeElement) return;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [grid, scrollToRow, active, isEditing]);
}

/** Whoever has gone on to something outside of the table is left there. */
function isElsewhere(grid: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && grid?.contains(focused) === false;
}
