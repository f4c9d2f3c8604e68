import { CircleAlert } from "lucide-react";
import { memo } from "react";
import { cn } from "#components/ui/cn.ts";
import type { Column, Row } from "../model/table-types.ts";
import { useTable } from "../state/table-context.ts";
import type { CellEdit, Editing } from "../state/table-store.ts";
import { CellEditor } from "./cell-editor.tsx";
import { CellFace } from "./cell-face.tsx";

export type GridCellProps = {
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
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { column, row, place, edit, isActive, isSelected, editing } = props;
  const { t } = useTable();
  const reasonId = `refusal-${row.id}-${column.key}`;
  const refusal = edit?.refusal ?? null;
  const reason = refusal === null ? undefined : t("refusedCell", { reason: refusal });
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
          edit && refusal === null && "text-ink-muted",
        ) || undefined
      }
    >
      <CellFace
        column={column}
        row={row}
        value={edit ? edit.value : row[column.key]}
        isFirst={place === 0}
        isRefused={reason !== undefined}
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
