import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { useTranslations } from "next-intl";
import { type CSSProperties, useCallback, useLayoutEffect, useRef } from "react";
import { PrintedPart, usePrintedRows } from "#components/ui/printed-rows.tsx";
import { textSize, USUAL_TEXT } from "#components/ui/text-size.ts";
import { useHydrated } from "#components/ui/use-hydrated.ts";
import type { Column, TableData } from "../model/table-types.ts";
import { useTable, useTableUi } from "../state/table-context.ts";
import { type Rows, useReadAhead } from "../state/use-rows.ts";
import { GridHead } from "./grid-head.tsx";
import { GridRow } from "./grid-row.tsx";
import { useGridFocus, useGridKeys } from "./use-grid-keys.ts";
import { useGridPointer } from "./use-grid-pointer.ts";

/** The height of a row in rem: it grows with the reader's text. The class of the grid repeats it. */
const ROW = 2.25;
const TOUCH_ROW = 2.75;
/** The number of rows drawn out of sight, so that fast scrolling finds them drawn. */
const BEYOND = 12;
/** The window that the server assumes. */
const FIRST_SIGHT = { width: 1_440, height: 760 };

export type GridProps = { data: TableData; read: () => TableData; rows: Rows; boardName: string };

/** Shows the cells: only the rows in sight are drawn, and the one with the focus. */
export function Grid({ data, read, rows, boardName }: GridProps) {
  const t = useTranslations("table");
  const { store, actions } = useTable();
  const scroller = useRef<HTMLDivElement>(null);
  const page = useRef(20);
  const activeRow = useTableUi(({ active }) => Math.min(active.row, data.total - 1));
  const rowHeight = useRef(ROW * USUAL_TEXT);
  const drawn = useHydrated();
  const list = useVirtualizer({
    count: data.total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight.current,
    overscan: drawn ? BEYOND : 0,
    initialRect: FIRST_SIGHT,
    rangeExtractor: useCallback(
      (range: Range) => {
        const shown = defaultRangeExtractor(range);
        if (activeRow < 0 || shown.includes(activeRow)) return shown;
        return [...shown, activeRow].sort((a, b) => a - b);
      },
      [activeRow],
    ),
  });
  useLayoutEffect(() => {
    const height = (matchMedia("(pointer: coarse)").matches ? TOUCH_ROW : ROW) * textSize();
    if (height === rowHeight.current) return;
    rowHeight.current = height;
    list.measure();
  }, [list]);
  useLayoutEffect(() => {
    // The columns have the dragged width by now; its style would override the next one.
    for (const { key } of data.columns) scroller.current?.style.removeProperty(`--width-${key}`);
  }, [data.columns]);
  // Rows that aren't loaded can't be printed.
  const printed = usePrintedRows(data.rows.length);
  const indexes = printed ?? list.getVirtualItems().map(({ index }) => index);
  page.current = Math.max(1, Math.floor((list.scrollRect?.height ?? 0) / rowHeight.current) - 2);
  useReadAhead(rows, list.range?.endIndex ?? 0);
  useGridFocus(scroller, list.scrollToIndex);
  const keys = useGridKeys({ store, data: read, actions, page });
  const pointer = useGridPointer(store, actions);
  const shown = drawn ? data.columns : initiallyVisible(data.columns);
  const [first] = data.columns;
  const widths = data.columns.map(({ key, width }) => `var(--width-${key}, ${width}px)`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: its rows are placed freely, which a table element doesn't allow
    <div
      ref={scroller}
      role="grid"
      tabIndex={-1}
      aria-label={t("grid", { board: boardName })}
      aria-rowcount={data.total + 1}
      aria-colcount={data.columns.length}
      aria-multiselectable
      {...keys}
      {...pointer}
      data-grid
      className="relative min-h-0 flex-1 overflow-auto overscroll-contain border-t border-line print:overflow-visible [--row:2.25rem] [--widest-first:60vw] focus:outline-none max-sm:[--widest-first:9.5rem] pointer-coarse:[--row:2.75rem] [scrollbar-width:thin]"
      style={
        {
          "--columns": [
            `min(${widths[0] ?? "0px"}, var(--widest-first))`,
            ...widths.slice(1),
            "minmax(0, 1fr)",
          ].join(" "),
          scrollPaddingTop: "var(--row)",
          scrollPaddingLeft: `min(${first?.width ?? 0}px, var(--widest-first))`,
        } as CSSProperties
      }
    >
      <div role="presentation" className="sticky top-0 z-20 w-max min-w-full">
        <GridHead columns={data.columns} />
      </div>
      <div
        role="presentation"
        className="relative h-[calc(var(--count)*var(--row))] w-max min-w-full print:h-auto"
        style={{ "--count": data.total } as CSSProperties}
      >
        {/* Rows are placed freely; this one keeps the columns' widths. */}
        <div aria-hidden className="invisible grid h-0 grid-cols-(--columns)" />
        {indexes.map((index) => (
          <GridRow key={data.rows[index]?.id ?? index} index={index} row={data.rows[index]} columns={shown} />
        ))}
      </div>
      <PrintedPart printed={printed} total={data.total} />
    </div>
  );
}

function initiallyVisible(columns: readonly Column[]): readonly Column[] {
  let left = 0;
  return columns.filter(({ width }) => {
    left += width;
    return left - width < FIRST_SIGHT.width;
  });
}
