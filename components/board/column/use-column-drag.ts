"use client";
import { useMemo } from "react";
import type { Status } from "#components/status/status-meta.ts";
import { useBoardUi } from "../state/board-context.ts";
import type { Drag } from "../state/board-ui.ts";

const none: readonly string[] = [];

/** The other columns stay as they are: nothing of them is drawn again. */
function concerns(drag: Drag | null, status: Status): drag is Drag {
  if (drag === null) return false;
  return drag.ids.length > 1 || drag.from === status || drag.target?.status === status;
}

/** What a drag means for one column: which of its cards are under way, and where a gap is kept. */
export function useColumnDrag(status: Status, ids: readonly string[]) {
  const lifted = useBoardUi(({ drag }) => (concerns(drag, status) ? drag.ids : none));
  const placed = useBoardUi(({ drag }) => concerns(drag, status) && drag.placed);
  const by = useBoardUi(({ drag }) => (concerns(drag, status) ? drag.by : null));
  const size = useBoardUi(({ drag }) => (concerns(drag, status) ? drag.size : 0));
  const isTarget = useBoardUi((ui) => ui.drag?.target?.status === status);
  const slot = useBoardUi((ui) => (ui.drag?.target?.status === status ? ui.drag.target.index : null));
  return useMemo(() => {
    const liftedIndex = placed && lifted[0] !== undefined ? ids.indexOf(lifted[0]) : -1;
    return {
      lifted: new Set(lifted),
      liftedId: placed ? lifted[0] : undefined,
      liftedIndex,
      by,
      size,
      isTarget,
      slot,
    };
  }, [lifted, placed, ids, by, size, isTarget, slot]);
}

export type ColumnDrag = ReturnType<typeof useColumnDrag>;

/** How far a card is pushed from its place: up where the lifted one has left, down where the gap is. */
export function shiftOf(index: number, { liftedIndex, slot, size }: ColumnDrag, liftedSize: number): number {
  const left = liftedIndex !== -1 && index > liftedIndex ? 1 : 0;
  const pushed = slot !== null && index - left >= slot ? size : 0;
  return pushed - (left ? liftedSize : 0);
}
