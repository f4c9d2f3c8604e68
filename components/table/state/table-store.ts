import type { DraftName } from "#components/editing/stored-drafts.ts";
import type { PastedRow } from "../model/pasted-rows.ts";
import type { CellPosition } from "../model/selection.ts";
import type { Cell, CellChange, ColumnKey } from "../model/table-types.ts";

/** A cell's edit that is being saved or was rejected. */
export type CellEdit = {
  readonly value: Cell;
  /** The typed text. */
  readonly text: string;
  /** Distinguishes this edit from a later one of the same cell. */
  readonly stamp: number;
  /** The reason why the server rejected it; null while it is being saved. */
  readonly rejection: string | null;
};
export type RowEdits = { readonly [key in ColumnKey]?: CellEdit };

/** The cell that is being edited. */
export type Editing = {
  readonly rowId: string;
  readonly column: ColumnKey;
  readonly text: string;
  /** True if typing started the edit: the arrows then leave the cell instead of moving in its text. */
  readonly typed: boolean;
};

/** Returns the name under which this browser keeps a cell's text until it is saved. */
export function cellDraft({ rowId, column }: Pick<Editing, "rowId" | "column">): DraftName {
  return `cell:${rowId}.${column}`;
}

/** The person's activity in the table, with the edits that the server hasn't confirmed. */
export type TableUi = {
  readonly active: CellPosition;
  /** The other corner of the selection; null while one cell is selected. */
  readonly anchor: CellPosition | null;
  readonly editing: Editing | null;
  readonly edits: ReadonlyMap<string, RowEdits>;
  /** Rows pasted past the end, until the person decides whether they become cards. */
  readonly pasted: readonly PastedRow[];
  /** True if the same paste changed cells of the table. */
  readonly pasteChangedCells: boolean;
};

export function initialUi(column: ColumnKey): TableUi {
  const nothing = { anchor: null, editing: null, edits: new Map(), pasted: [], pasteChangedCells: false };
  return { active: { row: 0, column }, ...nothing };
}

/** Returns the edits with one cell's edit set or removed. */
export function withEdit(
  edits: TableUi["edits"],
  rowId: string,
  column: ColumnKey,
  edit: CellEdit | null,
): TableUi["edits"] {
  const { [column]: _old, ...others } = edits.get(rowId) ?? {};
  const row: RowEdits = edit ? { ...others, [column]: edit } : others;
  const next = new Map(edits);
  if (Object.keys(row).length === 0) next.delete(rowId);
  else next.set(rowId, row);
  return next;
}

/** Returns the edits that the server rejected, to send them again. */
export function rejectedEdits(edits: TableUi["edits"]): CellChange[] {
  return [...edits].flatMap(([rowId, row]) =>
    Object.entries(row).flatMap(([column, { value, text, rejection }]) =>
      rejection === null ? [] : [{ rowId, column: column as ColumnKey, value, text }],
    ),
  );
}
