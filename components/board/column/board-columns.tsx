"use client";
import { useRef } from "react";
import { statuses } from "#components/status/status-meta.ts";
import { cn } from "#components/ui/cn.ts";
import { BoardDrag } from "../drag/board-drag.tsx";
import { CardGrip } from "../drag/card-grip.tsx";
import { useBoardContents, useBoardUi } from "../state/board-context.ts";
import { BoardColumn } from "./board-column.tsx";
import { CollapsedColumn } from "./collapsed-column.tsx";
import { ColumnSwitcher } from "./column-switcher.tsx";

/** The seven columns side by side; on a phone one at a time, to swipe through. */
export function BoardColumns() {
  const { board } = useBoardContents();
  const dragging = useBoardUi((ui) => ui.drag !== null);
  const strip = useRef<HTMLDivElement>(null);
  const hidden = board.settings.hiddenStatuses;
  return (
    <BoardDrag>
      <ColumnSwitcher strip={strip} />
      <CardGrip
        ref={strip}
        data-board-strip
        className={cn(
          "group/columns relative flex min-h-0 flex-1 gap-3 overflow-x-auto overscroll-x-contain px-4 pb-4 sm:px-6",
          !dragging && "max-sm:snap-x max-sm:snap-mandatory",
        )}
      >
        {statuses.map((status) =>
          hidden.includes(status) ? (
            <CollapsedColumn key={status} status={status} />
          ) : (
            <BoardColumn key={status} status={status} />
          ),
        )}
      </CardGrip>
    </BoardDrag>
  );
}
