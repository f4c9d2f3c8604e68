"use client";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useTranslations } from "next-intl";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { cn } from "#components/ui/cn.ts";
import type { RosterRow } from "../roster-data.ts";
import { RosterLine } from "./roster-line.tsx";
import { useRosterKeys } from "./use-roster-keys.ts";

const ROW = 56;
/** On a phone a row is three lines. */
const TALL_ROW = 104;
const BEYOND = 10;
/** What the server draws, who knows no window. */
const FIRST_SIGHT = { width: 1_440, height: 900 };

export type RosterListProps = {
  rows: readonly RosterRow[];
  /** Whose panel is open. */
  opened: string | null;
  onOpen: (applicantEmail: string) => void;
};

/** One line an applicant, walked by arrows or j and k; only those in sight are drawn. */
export function RosterList({ rows, opened, onOpen }: RosterListProps) {
  const t = useTranslations("roster");
  const body = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const rowHeight = useRef(ROW);
  const list = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight.current,
    overscan: BEYOND,
    scrollMargin: top,
    initialRect: FIRST_SIGHT,
    getItemKey: (index) => rows[index]?.applicantEmail ?? index,
  });
  useLayoutEffect(() => {
    const narrow = matchMedia("(max-width: 767px)");
    const measure = () => {
      rowHeight.current = narrow.matches ? TALL_ROW : ROW;
      setTop(body.current?.offsetTop ?? 0);
      list.measure();
    };
    measure();
    narrow.addEventListener("change", measure);
    return () => narrow.removeEventListener("change", measure);
  }, [list]);
  const { active, setActive, onKeyDown } = useRosterKeys(body, rows, list.scrollToIndex, onOpen);
  const openedIndex = rows.findIndex(({ applicantEmail }) => applicantEmail === opened);
  useEffect(() => {
    if (openedIndex >= 0) setActive(openedIndex);
  }, [openedIndex, setActive]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: its rows are placed freely, as those of a table element can't be
    <div
      role="grid"
      tabIndex={-1}
      aria-label={t("title")}
      aria-rowcount={rows.length + 1}
      onKeyDown={onKeyDown}
      className="rounded-panel border border-line bg-surface focus:outline-none [--roster-columns:minmax(0,1.4fr)_minmax(0,1.8fr)_repeat(3,4rem)_6.5rem] xl:[--roster-columns:minmax(0,1.6fr)_minmax(0,1.7fr)_minmax(0,0.9fr)_repeat(5,4.75rem)_6.5rem]"
    >
      <RosterHead />
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div ref={body} role="rowgroup" className="relative" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, start, size }) => {
          const row = rows[index];
          return row ? (
            <RosterLine
              key={row.applicantEmail}
              row={row}
              index={index}
              isTabStop={index === Math.min(active, rows.length - 1)}
              isOpen={index === openedIndex}
              style={{ height: size, transform: `translateY(${start - top}px)` }}
              onOpen={onOpen}
            />
          ) : null;
        })}
      </div>
    </div>
  );
}

const COLUMNS = [
  { label: "applicant" },
  { label: "attention" },
  { label: "cohort", className: "hidden xl:block" },
  { label: "cards", className: "text-right" },
  { label: "applied", className: "text-right" },
  { label: "interviewing", className: "text-right hidden xl:block" },
  { label: "offers", className: "text-right" },
  { label: "upcoming", className: "text-right hidden xl:block" },
  { label: "lastActivity", className: "text-right" },
] as const;

/** What the columns are; on a phone each line says it itself. */
function RosterHead() {
  const t = useTranslations("roster.columns");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid's rows are placed freely
    <div role="rowgroup" className="max-md:sr-only">
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: one walks the rows below it */}
      <div
        role="row"
        className="grid h-10 grid-cols-(--roster-columns) items-center gap-x-3 border-b border-line px-4 text-xs font-medium text-ink-muted"
      >
        {COLUMNS.map(({ label, ...column }) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <span
            key={label}
            role="columnheader"
            className={cn("truncate", "className" in column && column.className)}
          >
            {t(label)}
          </span>
        ))}
      </div>
    </div>
  );
}
