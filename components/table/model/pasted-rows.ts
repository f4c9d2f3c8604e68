import { STATUSES, type Status } from "#domain/values.ts";
import type { Cell, Column, ColumnKey } from "./table-types.ts";

/** A row of a pasted range that goes past the end of the table, by column. */
export type PastedRow = { readonly [key in ColumnKey]?: Cell };

/** Returns a row from its cells' texts, starting at a column; null if none of them is for an editable column. */
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

/** Returns the words in the rows' status cells that aren't a status, each once. */
export function unknownStatuses(rows: readonly PastedRow[]): string[] {
  const known: readonly string[] = STATUSES;
  const words = rows.flatMap(({ status }) => (typeof status === "string" ? [status] : []));
  return [...new Set(words)].filter((word) => !known.includes(word));
}

/** Returns a row with the status that the person chose for its word; the word is kept in the notes, as in an import. */
export function withStatus(row: PastedRow, meanings: ReadonlyMap<string, Status>, kept: string): PastedRow {
  const status = typeof row.status === "string" ? meanings.get(row.status) : undefined;
  if (status === undefined) return row;
  return { ...row, status, notes: [row.notes, `${kept}: ${row.status}`].filter(Boolean).join("\n") };
}

/** Checks whether a row can become a card: it has the required fields. */
export function makesCard({ title, company }: PastedRow): boolean {
  return Boolean(title && company);
}
