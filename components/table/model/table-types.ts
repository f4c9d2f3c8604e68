import type { Outputs } from "#components/api/client.ts";

export type RowsPage = Outputs["table"]["getRows"];
/** A card as a row: its id, and a cell for each column. */
export type Row = RowsPage["data"][number];
export type TableView = Outputs["table"]["getView"];
export type ColumnView = TableView["columns"][number];
/** A column with its width. */
export type Column = RowsPage["columns"][number] & { width: number };
export type ColumnKey = Column["key"];
export type Cell = Row[ColumnKey];

/** The table at one moment. */
export type TableData = { rows: readonly Row[]; columns: readonly Column[]; total: number };

/** A cell's new value; `text` is what was typed. */
export type CellChange = {
  rowId: string;
  column: ColumnKey;
  value: Cell;
  text: string;
  /** The type that the text couldn't be read as. */
  unread?: "date" | "number";
};
