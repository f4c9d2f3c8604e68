import type { Cell, Column, ColumnKey } from "./table-types.ts";

/** A row of a pasted range that goes past the end of the table, by its columns. */
export type PastedRow = { readonly [key in ColumnKey]?: Cell };

/** A row from the texts of its cells, beginning at a column; null where none of them is for a column that can be edited. */
export function pastedRow(
  texts: readonly string[],
  columns: readonly Column[],
  left: number,
  read: (column: Column, text: string, place: number) => Cell,
): PastedRow | null {
  const cells = texts.flatMap((text, index) => {
    const column = columns[left + index];
    const value = column?.editable ? read(column, text, left + index) : null;
    return column && value !== null ? [[column.key, value] as const] : [];
  });
  return cells.length === 0 ? null : Object.fromEntries(cells);
}

/** Whether a new card can be made of a row: it has what no card goes without. */
export function makesCard({ title, company }: PastedRow): boolean {
  return Boolean(title && company);
}
