"use client";
import dynamic from "next/dynamic";
import { useRef } from "react";
import { statuses } from "#components/status/status-meta.ts";
import { cn } from "#components/ui/cn.ts";
import type { Grip } from "../drag/card-grip.tsx";
import { DragHelp } from "../drag/drag-help.tsx";
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
  const grip = useRef<Grip>(null);
  const hidden = board.settings.hiddenStatuses;
  return (
    <>
      <DragHelp />
      <ColumnSwitcher strip={strip} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is operated is the link of each card inside */}
      <div
        ref={strip}
        data-board-strip
        onMouseDown={(event) => grip.current?.("onMouseDown", event)}
        onTouchStart={(event) => grip.current?.("onTouchStart", event)}
        onKeyDown={(event) => grip.current?.("onKeyDown", event)}
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
      <BoardDrag strip={strip} grip={grip} />
    </>
  );
}
