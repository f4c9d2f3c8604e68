"use client";
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Status } from "#components/status/status-meta.ts";
import type { Cards } from "../model/arrange.ts";
import { slotAt } from "../model/slot.ts";
import { useBoard } from "../state/board-context.ts";

/** How high the first paint takes a column to be, before the window is known. */
const FIRST_PAINT = { width: 288, height: 760 };
const FACE = 88;
const TITLE_LINE = 19;
const LETTERS_A_LINE = 33;

/** The list of a column, of which only the cards in sight are drawn. */
export function useColumnList(status: Status, ids: readonly string[], cards: Cards, kept: readonly number[]) {
  const { columns } = useBoard();
  const scroller = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
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
    initialRect: FIRST_PAINT,
  });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    columns.set(status, {
      element,
      reveal: (index) => list.scrollToIndex(index, { align: "auto" }),
      slotAt: (clientTop, activeId) => {
        const top = clientTop - element.getBoundingClientRect().top + element.scrollTop;
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
