import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useHydrated } from "#components/ui/use-hydrated.ts";
import type { Status } from "#domain/values.ts";
import type { Cards } from "../model/arrange.ts";
import { slotAt } from "../model/slots.ts";
import { useBoard, useBoardUi } from "../state/board-context.ts";
import type { Drag } from "../state/board-ui.ts";

/** The column's size for the first paint, before the window is known. */
const FIRST_PAINT = { width: 288, height: 760 };
const OUT_OF_SIGHT = { width: 288, height: 0 };
const FACE = 88;
const TITLE_LINE = 19;
const LETTERS_A_LINE = 33;

/** Returns the virtual list of a column: only the cards in sight are drawn. */
export function useColumnList(
  status: Status,
  ids: readonly string[],
  cards: Cards,
  kept: readonly number[],
  isInSight: boolean,
) {
  const { columns } = useBoard();
  const scroller = useRef<HTMLDivElement>(null);
  const drawn = useHydrated();
  const estimateSize = (index: number) => {
    const card = cards.get(ids[index] ?? "");
    const lines = card && card.title.length > LETTERS_A_LINE ? 2 : 1;
    return FACE + lines * TITLE_LINE + (card?.nextInterviewAt ? 24 : 0);
  };
  const rangeExtractor = useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b),
    [kept],
  );
  const list = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => ids[index] ?? index,
    estimateSize,
    rangeExtractor,
    overscan: drawn ? 4 : 0,
    initialRect: isInSight ? FIRST_PAINT : OUT_OF_SIGHT,
  });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    columns.set(status, {
      element,
      reveal: (index) => list.scrollToIndex(index, { align: "auto" }),
      slotAt: (clientTop, activeId) => {
        const content = element.lastElementChild ?? element;
        const top = clientTop - content.getBoundingClientRect().top;
        const others = list.measurementsCache.filter(({ key }) => key !== activeId);
        return slotAt(
          others.map(({ size }) => size),
          top,
        );
      },
    });
    return () => {
      columns.delete(status);
    };
  }, [columns, status, list]);

  return { scroller, list };
}

const none: readonly string[] = [];

/** Checks whether the drag changes the column: the others aren't drawn again. */
function concerns(drag: Drag | null, status: Status): drag is Drag {
  if (drag === null) return false;
  return drag.ids.length > 1 || drag.from === status || drag.target?.status === status;
}

/** Returns the effect of a drag on one column: which of its cards are lifted, and where a gap is kept. */
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

/** Returns how far a card moves from its place: up if the lifted one was above it, down if the gap is. */
export function shiftOf(index: number, { liftedIndex, slot, size }: ColumnDrag, liftedSize: number): number {
  const left = liftedIndex !== -1 && index > liftedIndex ? 1 : 0;
  const pushed = slot !== null && index - left >= slot ? size : 0;
  return pushed - (left ? liftedSize : 0);
}
