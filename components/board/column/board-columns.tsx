import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef } from "react";
import { StatusIcon } from "#components/status/status-badge.tsx";
import { cn } from "#components/ui/cn.ts";
import { loadAhead } from "#components/ui/load-ahead.ts";
import { STATUSES, type Status } from "#domain/values.ts";
import { DragHelp } from "../drag/drag-help.tsx";
import { useDragHandle } from "../drag/early-gesture.ts";
import { useBoard, useBoardContents, useBoardUi } from "../state/board-context.ts";
import { useUpdateSettings } from "../state/use-shared-settings.ts";
import { BoardColumn } from "./board-column.tsx";

const BoardDrag = dynamic(
  loadAhead(() => import("../drag/board-drag.tsx")),
  { ssr: false },
);

/** The number of columns in a window 1,920 pixels wide: the server draws the cards of no others. */
const IN_FIRST_SIGHT = 6;

/** Shows the seven columns side by side; on a phone one at a time, to swipe through. */
export function BoardColumns() {
  const { board } = useBoardContents();
  const dragging = useBoardUi((ui) => ui.drag !== null);
  const strip = useRef<HTMLDivElement>(null);
  const { setDragHandle, handlers } = useDragHandle();
  const hidden = board.settings.hiddenStatuses;
  const inSight = STATUSES.filter((status) => !hidden.includes(status)).slice(0, IN_FIRST_SIGHT);
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
        {STATUSES.map((status) =>
          hidden.includes(status) ? (
            <CollapsedColumn key={status} status={status} />
          ) : (
            <BoardColumn key={status} status={status} isInSight={inSight.includes(status)} />
          ),
        )}
      </div>
      <BoardDrag onDragHandle={setDragHandle} />
    </>
  );
}

/** Shows a hidden column: a strip that still takes cards, and opens when pressed. */
function CollapsedColumn({ status }: { status: Status }) {
  const t = useTranslations("board");
  const name = useTranslations("status")(status);
  const { all, board } = useBoardContents();
  const isTarget = useBoardUi((ui) => ui.drag?.target?.status === status);
  const settings = useUpdateSettings();
  const show = () =>
    settings.update({ hiddenStatuses: board.settings.hiddenStatuses.filter((other) => other !== status) });
  const count = all[status].length;
  return (
    <button
      type="button"
      data-column={status}
      data-status={status}
      aria-label={t("showColumnOf", { status: name, count })}
      onClick={show}
      className={cn(
        "flex w-11 shrink-0 flex-col items-center gap-3 rounded-panel bg-sunken py-4 text-sm text-ink-muted transition-colors hover:bg-hover hover:text-ink",
        isTarget && "outline-2 -outline-offset-2 outline-accent",
      )}
    >
      <StatusIcon status={status} />
      <span className="font-medium [writing-mode:vertical-rl]">{name}</span>{" "}
      <span className="text-xs font-medium tabular-nums">{count}</span>
    </button>
  );
}

/** Lists the columns by name, for windows that fit only one. */
function ColumnSwitcher({ strip }: { strip: RefObject<HTMLDivElement | null> }) {
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
      className="scroll-sideways relative -mt-1 flex shrink-0 gap-1 px-4 pt-1 pb-2 [scrollbar-width:none] sm:hidden"
    >
      {shown.map((status) => (
        <button
          key={status}
          type="button"
          data-status={status}
          aria-current={status === inSight}
          onClick={() => go(status)}
          className="column-tab"
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
