import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useRef } from "react";
import { PrintedPart, usePrintedRows } from "./printed-rows.tsx";

type LongListProps<Row> = {
  label: string;
  rows: readonly Row[];
  /** The usual height of a row in pixels. */
  height: number;
  children: (row: Row) => ReactNode;
};

/** Shows a list that may have thousands of rows, in a box that scrolls; only those in sight are drawn. */
export function LongList<Row>({ label, rows, height, children }: LongListProps<Row>) {
  const scroller = useRef<HTMLElement>(null);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
  });
  const printed = usePrintedRows(rows.length);
  const drawn = printed?.map((index) => ({ index, key: index, start: 0 })) ?? list.getVirtualItems();
  return (
    <section
      ref={scroller}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
      tabIndex={0}
      className="max-h-[min(36rem,65dvh)] overflow-y-auto rounded-panel border border-line bg-surface print:max-h-none print:overflow-visible"
    >
      <ul aria-label={label} className="relative print:h-auto!" style={{ height: list.getTotalSize() }}>
        {drawn.map(({ index, key, start }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <li
              key={key}
              ref={list.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0 break-inside-avoid border-b border-line print:static"
              style={{ transform: `translateY(${start}px)` }}
            >
              {children(row)}
            </li>
          );
        })}
      </ul>
      <PrintedPart printed={printed} total={rows.length} />
    </section>
  );
}
