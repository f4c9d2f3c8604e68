import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo, useState } from "react";
import { cn } from "#components/ui/cn.ts";
import { HEAD } from "../model/selection.ts";
import type { Column } from "../model/table-types.ts";
import { useTable, useTableUi } from "../state/table-context.ts";
import { HeadMenu } from "./head-menu.tsx";
import { ResizeHandle } from "./resize-handle.tsx";
import { sortOf, useViewChanges } from "./view-changes.ts";

/** Shows the table's header: each column's name opens its menu, and can be dragged to another place. */
export const GridHead = memo(function GridHead({ columns }: { columns: readonly Column[] }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its cells get the focus
    // biome-ignore lint/a11y/useSemanticElements: laid out like the rows, which aren't table elements
    <div
      role="row"
      aria-rowindex={1}
      data-row={HEAD}
      className="grid h-(--row) w-full grid-cols-(--columns) border-b border-line-strong bg-sunken"
    >
      {columns.map((column, place) => (
        <HeadCell key={column.key} column={column} place={place} />
      ))}
    </div>
  );
});

function HeadCell({ column, place }: { column: Column; place: number }) {
  const t = useTranslations("table");
  const { store } = useTable();
  const { sorts, order, move } = useViewChanges();
  const isActive = useTableUi(({ active }) => active.row === HEAD && active.column === column.key);
  const [isTarget, setIsTarget] = useState(false);
  const sorted = sortOf(sorts, order, column.key);
  const name = t(`columns.${column.key}`);
  const Sign = sorted === "descending" ? ArrowDown : ArrowUp;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its button gets the focus
    // biome-ignore lint/a11y/useSemanticElements: belongs to a row that isn't a table element
    <div
      role="columnheader"
      aria-colindex={place + 1}
      aria-sort={sorted ?? undefined}
      data-head={column.key}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData("text/x-column", column.key);
        event.dataTransfer.effectAllowed = "move";
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("text/x-column")) return;
        event.preventDefault();
        setIsTarget(true);
      }}
      onDragLeave={() => setIsTarget(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsTarget(false);
        move(event.dataTransfer.getData("text/x-column") as Column["key"], column.key);
      }}
      className={cn(
        "sheet-head",
        place === 0 && "sticky left-0 z-10 border-line-strong bg-sunken",
        isTarget && "shadow-[inset_3px_0_0_var(--accent)]",
      )}
    >
      <HeadMenu column={column} place={place}>
        <button
          type="button"
          disabled={false}
          data-disabled={undefined}
          data-column={column.key}
          tabIndex={isActive ? 0 : -1}
          onFocus={() => {
            if (!isActive) store.setState({ active: { row: HEAD, column: column.key }, anchor: null });
          }}
          className={column.type === "number" ? "justify-end" : undefined}
        >
          <span className="truncate">{name}</span>
          {sorted ? <Sign aria-hidden className="size-3.5 shrink-0 text-accent-text" /> : null}
        </button>
      </HeadMenu>
      <ResizeHandle column={column} />
    </div>
  );
}
