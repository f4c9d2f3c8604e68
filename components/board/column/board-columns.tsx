"use client";
import dynamic from "next/dynamic";
import { useRef } from "react";
import { statuses } from "#components/status/status-meta.ts";
import { cn } from "#components/ui/cn.ts";
import { DragHelp } from "../drag/drag-help.tsx";
import { useGrip } from "../drag/use-grip.ts";
import { useBoardContents, useBoardUi } from "../state/board-context.ts";
import { BoardColumn } from "./board-column.tsx";
import { CollapsedColumn } from "./collapsed-column.tsx";
import { ColumnSwitcher } from "./column-switcher.tsx";

const BoardDrag = dynamic(() => import("../drag/board-drag.tsx"), { ssr: false });

/** The seven columns side by side; on a phone one at a time, to swipe through. */
export function BoardColumns() {
  const { board } = useBoardContents();
  const dragging = useBoardUi((ui) => ui.drag !== null);
  const strip = useRef<HTMLDivElement>(null);
  const { setGrip, handlers } = useGrip();
  const hidden = board.settings.hiddenStatuses;
  return (
    <>
      <DragHelp />
      <ColumnSwitcher strip={strip} />
      <div
        ref={strip}
        data-board-strip
        {...handlers}
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
      </div>
      <BoardDrag strip={strip} onGrip={setGrip} />
    </>
  );
}
