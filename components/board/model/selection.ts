import { STATUSES, type Status } from "#domain/values.ts";
import type { Columns } from "./columns.ts";

export type Selection = ReadonlySet<string>;

export const nothing: Selection = new Set();

/** Returns the selection plus every visible card from the anchor to the card, in reading order. */
export function extend(
  selection: Selection,
  columns: Columns,
  shown: readonly Status[],
  anchor: string | null,
  id: string,
): Selection {
  const order = shown.flatMap((status) => columns[status]);
  const to = order.indexOf(id);
  const from = anchor === null ? -1 : order.indexOf(anchor);
  if (to === -1) return selection;
  if (from === -1) return new Set([...selection, id]);
  return new Set([...selection, ...order.slice(Math.min(from, to), Math.max(from, to) + 1)]);
}

/**
 * Returns the selected cards in the order of the board, also those in collapsed columns. Cards that were deleted, or
 * that a filter hides, are left out.
 * @param columns the cards that the filters show
 */
export function inOrder(selection: Selection, columns: Columns): string[] {
  return STATUSES.flatMap((status) => columns[status]).filter((id) => selection.has(id));
}
