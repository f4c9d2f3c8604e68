"use client";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef } from "react";
import { StatusIcon } from "#components/status/status-icon.tsx";
import type { Status } from "#components/status/status-meta.ts";
import { useBoard, useBoardContents, useBoardUi } from "../state/board-context.ts";

/** The columns by name, for windows in which only one fits. */
export function ColumnSwitcher({ strip }: { strip: RefObject<HTMLDivElement | null> }) {
  const t = useTranslations("board");
  const statusName = useTranslations("status");
  const { shown, columns } = useBoardContents();
  const inSight = useBoardUi((ui) => ui.inSight) ?? shown[0];
  useColumnInSight(strip, shown);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = bar.current?.querySelector<HTMLElement>("[aria-current=true]");
    if (!chosen || !bar.current) return;
    bar.current.scrollTo({ left: chosen.offsetLeft - (bar.current.clientWidth - chosen.clientWidth) / 2 });
  });
  const go = (status: Status) => {
    const column = strip.current?.querySelector(`[data-column="${status}"]`);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    column?.scrollIntoView({ behavior: still ? "instant" : "smooth", block: "nearest", inline: "center" });
  };
  return (
    <nav
      ref={bar}
      aria-label={t("columns")}
      className="relative flex shrink-0 gap-1 overflow-x-auto px-4 pb-2 [scrollbar-width:none] sm:hidden"
    >
      {shown.map((status) => (
        <button
          key={status}
          type="button"
          data-status={status}
          aria-current={status === inSight}
          onClick={() => go(status)}
          className="flex h-11 shrink-0 items-center gap-1.5 rounded-full px-3 text-sm font-medium whitespace-nowrap text-ink-muted aria-[current=true]:bg-status-soft aria-[current=true]:text-status"
        >
          <StatusIcon status={status} />
          {statusName(status)}
          <span className="text-xs tabular-nums">{columns[status].length}</span>
        </button>
      ))}
    </nav>
  );
}

function useColumnInSight(strip: RefObject<HTMLDivElement | null>, shown: readonly Status[]): void {
  const { store } = useBoard();
  useEffect(() => {
    const root = strip.current;
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) store.setState({ inSight: (entered.target as HTMLElement).dataset.column as Status });
      },
      { root, rootMargin: "0px -45%" },
    );
    for (const status of shown) {
      const column = root.querySelector(`[data-column="${status}"]`);
      if (column) observer.observe(column);
    }
    return () => observer.disconnect();
  }, [strip, shown, store]);
}
