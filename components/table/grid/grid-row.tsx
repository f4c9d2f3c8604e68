import { CircleAlert } from "lucide-react";
import { type CSSProperties, memo } from "react";
import { cn } from "#components/ui/cn.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { areaOf } from "../model/selection.ts";
import type { Column, Row } from "../model/table-types.ts";
import { useTable, useTableUi } from "../state/table-context.ts";
import type { CellEdit, Editing, RowEdits, TableUi } from "../state/table-store.ts";
import { CellEditor } from "./cell-editor.tsx";
import { CellFace } from "./cell-face.tsx";

type GridCellProps = {
  column: Column;
  row: Row;
  /** The column's index. */
  place: number;
  edit: CellEdit | undefined;
  isActive: boolean;
  isSelected: boolean;
  editing: Editing | null;
};

/** Shows one cell or its editor; a rejected cell says why, and keeps the typed text. */
const GridCell = memo(function GridCell(props: GridCellProps) {
  const { column, row, place, edit, isActive, isSelected, editing } = props;
  const { t } = useTable();
  const reasonId = `refusal-${row.id}-${column.key}`;
  const rejection = edit?.rejection ?? null;
  const reason = rejection === null ? undefined : t("refusedCell", { reason: rejection });
  const spoken = {
    role: place === 0 ? "rowheader" : "gridcell",
    "aria-colindex": place + 1,
    "aria-selected": isSelected,
    ...(column.editable ? {} : { "aria-readonly": true }),
    ...(reason ? { "aria-invalid": true, "aria-describedby": reasonId } : {}),
  };
  return (
    <div
      {...spoken}
      tabIndex={isActive ? 0 : -1}
      data-column={column.key}
      data-tooltip={reason}
      className={
        cn(
          column.type === "number" && "text-right tabular-nums",
          !column.editable && "text-ink-muted",
          isSelected && "bg-accent-soft",
          reason && "flex items-center gap-1.5 bg-danger-soft text-danger-text",
          isActive && "outline-2 -outline-offset-2 outline-focus",
          edit && rejection === null && "text-ink-muted",
        ) || undefined
      }
    >
      <CellFace
        column={column}
        row={row}
        value={edit ? edit.value : row[column.key]}
        isFirst={place === 0}
        isRejected={reason !== undefined}
      />
      {reason ? (
        <>
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          <span id={reasonId} hidden>
            {reason}
          </span>
        </>
      ) : null}
      {editing ? <CellEditor column={column} editing={editing} /> : null}
    </div>
  );
});

const untouched: RowEdits = {};

/** Returns which cells of a row are active, selected, or edited, as one string: the row is drawn again only when it changes. */
function marksOf(
  { active, anchor, editing }: TableUi,
  index: number,
  rowId: string | undefined,
  columns: readonly Column[],
): string {
  const keys = columns.map(({ key }) => key);
  const { top, bottom, left, right } = areaOf(active, anchor, keys);
  const selected = active.row >= 0 && index >= top && index <= bottom ? `${left}:${right}` : "";
  const here = active.row === index ? active.column : "";
  return `${here}|${selected}|${editing !== null && editing.rowId === rowId ? editing.column : ""}`;
}

export type GridRowProps = { index: number; row: Row | undefined; columns: readonly Column[] };

/** Shows a row of the table, or its shape while it loads. */
export const GridRow = memo(function GridRow({ index, row, columns }: GridRowProps) {
  const { store } = useTable();
  const marks = useTableUi((ui) => marksOf(ui, index, row?.id, columns));
  const edits = useTableUi((ui) => (row && ui.edits.get(row.id)) ?? untouched);
  const [active, selected = "", editing] = marks.split("|");
  const [left = -1, right = -1] = selected === "" ? [] : selected.split(":").map(Number);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its cells get the focus
    // biome-ignore lint/a11y/useSemanticElements: placed freely, which a table element doesn't allow
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-busy={row ? undefined : true}
      data-row={index}
      className="sheet-row"
      style={{ "--index": index } as CSSProperties}
    >
      {columns.map((column, place) =>
        row ? (
          <GridCell
            key={column.key}
            column={column}
            row={row}
            place={place}
            edit={edits[column.key]}
            isActive={active === column.key}
            isSelected={place >= left && place <= right}
            editing={editing === column.key ? store.getState().editing : null}
          />
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: belongs to a row that isn't a table element
          <div
            key={column.key}
            role="gridcell"
            aria-colindex={place + 1}
            tabIndex={active === column.key ? 0 : -1}
            data-column={column.key}
            className="flex items-center px-3"
          >
            <Skeleton className="h-3.5 w-2/3" />
          </div>
        ),
      )}
    </div>
  );
});
