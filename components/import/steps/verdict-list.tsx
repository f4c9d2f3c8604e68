"use client";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { CheckedRow, Verdict } from "../model/checked.ts";
import { VerdictRow } from "./verdict-row.tsx";

type VerdictListProps = { boardId: string; rows: readonly { row: CheckedRow; verdict: Verdict }[] };

/** The rows with their verdicts, of which only those in sight are drawn. */
export function VerdictList({ boardId, rows }: VerdictListProps) {
  const t = useTranslations("import");
  const scroller = useRef<HTMLElement>(null);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 57,
    overscan: 8,
  });
  if (rows.length === 0) return <p className="text-sm text-ink-muted">{t("noneShown")}</p>;
  return (
    <section
      ref={scroller}
      aria-label={t("verdicts")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-[min(36rem,65dvh)] overflow-y-auto rounded-panel border border-line bg-surface"
    >
      <ul aria-label={t("verdicts")} className="relative" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, key, start }) => {
          const item = rows[index];
          return item ? (
            <li
              key={key}
              ref={list.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0 border-b border-line"
              style={{ transform: `translateY(${start}px)` }}
            >
              <VerdictRow boardId={boardId} {...item} />
            </li>
          ) : null;
        })}
      </ul>
    </section>
  );
}
