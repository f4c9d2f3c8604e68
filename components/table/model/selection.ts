import type { ColumnKey } from "./table-types.ts";

/** A place in the grid; row -1 is the header. */
export type CellPosition = { readonly row: number; readonly column: ColumnKey };

/** Rows and columns by index, both ends included. */
export type Area = { top: number; bottom: number; left: number; right: number };

export const HEAD = -1;

/** Returns the rectangle between two places. */
export function areaOf(
  active: CellPosition,
  anchor: CellPosition | null,
  columns: readonly ColumnKey[],
): Area {
  const other = anchor ?? active;
  const sides = [columns.indexOf(active.column), columns.indexOf(other.column)];
  return {
    top: Math.max(0, Math.min(active.row, other.row)),
    bottom: Math.max(0, Math.max(active.row, other.row)),
    left: Math.max(0, Math.min(...sides)),
    right: Math.max(0, ...sides),
  };
}

export type Step = { key: string; ctrl: boolean; page: number };

/** Returns the place that a key leads to; null for other keys. Ctrl moves to the end. */
export function walk(
  from: CellPosition,
  { key, ctrl, page }: Step,
  columns: readonly ColumnKey[],
  rows: number,
): CellPosition | null {
  const last = rows - 1;
  const at = columns.indexOf(from.column);
  const to = (row: number, column: number): CellPosition => ({
    row: Math.max(HEAD, Math.min(last, row)),
    column: columns[Math.max(0, Math.min(columns.length - 1, column))] ?? from.column,
  });
  switch (key) {
    case "ArrowUp":
      return to(ctrl ? 0 : from.row - 1, at);
    case "ArrowDown":
      return to(ctrl ? last : from.row + 1, at);
    case "ArrowLeft":
      return to(from.row, ctrl ? 0 : at - 1);
    case "ArrowRight":
      return to(from.row, ctrl ? columns.length - 1 : at + 1);
    case "Home":
      return to(ctrl ? 0 : from.row, 0);
    case "End":
      return to(ctrl ? last : from.row, columns.length - 1);
    case "PageUp":
      return to(Math.max(0, from.row - page), at);
    case "PageDown":
      return to(from.row + page, at);
    default:
      return null;
  }
}
