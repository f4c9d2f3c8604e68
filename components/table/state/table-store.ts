import type { DraftName } from "#components/editing/stored-drafts.ts";
import type { PastedRow } from "../model/pasted-rows.ts";
import type { Place } from "../model/selection.ts";
import type { Cell, CellChange, ColumnKey } from "../model/table-types.ts";

/** A cell that is not yet, or will not be, what the server has. */
export type CellEdit = {
  readonly value: Cell;
  /** What was typed. */
  readonly text: string;
  /** Tells this edit from a later one of the same cell. */
  readonly stamp: number;
  /** Why the server refused it; null while it is under way. */
  readonly refusal: string | null;
};
export type RowEdits = { readonly [key in ColumnKey]?: CellEdit };

/** The cell that is being written in. */
export type Editing = {
  readonly rowId: string;
  readonly column: ColumnKey;
  readonly text: string;
  /** Begun by typing: the arrows then leave the cell in place of walking through its text. */
  readonly typed: boolean;
};

/** The name under which this browser keeps what is written in a cell until it is saved. */
export function cellDraft({ rowId, column }: Pick<Editing, "rowId" | "column">): DraftName {
  return `cell:${rowId}.${column}`;
}

/** What the person is doing in the table, and what of it the server has not confirmed. */
export type TableUi = {
  readonly active: Place;
  /** The other corner of the selection; null while one cell is selected. */
  readonly anchor: Place | null;
  readonly editing: Editing | null;
  readonly edits: ReadonlyMap<string, RowEdits>;
  /** Rows that were pasted past the end, until the person says whether they become cards. */
  readonly pasted: readonly PastedRow[];
};

export function initialUi(column: ColumnKey): TableUi {
  return { active: { row: 0, column }, anchor: null, editing: null, edits: new Map(), pasted: [] };
}

/** The edits with one cell's set, or taken away. */
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

/** The edits that the server refused, to be sent again. */
export function refusedEdits(edits: TableUi["edits"]): CellChange[] {
  return [...edits].flatMap(([rowId, row]) =>
    Object.entries(row).flatMap(([column, { value, text, refusal }]) =>
      refusal === null ? [] : [{ rowId, column: column as ColumnKey, value, text }],
    ),
  );
}
