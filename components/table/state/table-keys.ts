import type { TableView } from "../model/table-types.ts";

export const tableKeys = {
  all: (boardId: string) => ["board-table", boardId] as const,
  view: (boardId: string) => ["board-table", boardId, "view"] as const,
  allRows: (boardId: string) => ["board-table", boardId, "rows"] as const,
  /** Other settings are another list: the cursors of one mean nothing in the other. */
  rows: (boardId: string, { hiddenStatuses, sorts, timeFilter }: TableView["board"]["settings"]) =>
    [...tableKeys.allRows(boardId), { hiddenStatuses, sorts, timeFilter }] as const,
};
