import { useTranslations } from "next-intl";
import { memo, useMemo } from "react";
import { cn } from "#components/ui/cn.ts";
import { LocalTime } from "#components/ui/local-time.tsx";
import type { Status } from "#domain/values.ts";
import { BoardCard } from "../card/board-card.tsx";
import { CardFace } from "../card/card-face.tsx";
import { useBoardContents, useBoardUi } from "../state/board-context.ts";
import { type ColumnDrag, shiftOf, useColumnDrag, useColumnList } from "./use-column-list.ts";

/** The free space below each card: its `pb-2` in app/board.css. */
const ROOM_BETWEEN = 8;

type ColumnListProps = { status: Status; label: string; isInSight: boolean };

/** Lists the cards of a column. While something is dragged, they make room for it. */
export const ColumnList = memo(function ColumnList({ status, label, isInSight }: ColumnListProps) {
  const { columns, cards, now } = useBoardContents();
  const ids = columns[status];
  const drag = useColumnDrag(status, ids);
  const current = useBoardUi((ui) => ui.current[status]);
  const tabbable = Math.max(0, current === undefined ? 0 : ids.indexOf(current));
  const kept = useMemo(
    () => [tabbable, drag.liftedIndex].filter((index) => index >= 0 && index < ids.length),
    [tabbable, drag.liftedIndex, ids.length],
  );
  const { scroller, list } = useColumnList(status, ids, cards, kept, isInSight);
  const items = list.getVirtualItems();
  const lifted = drag.liftedIndex === -1 ? undefined : list.measurementsCache[drag.liftedIndex];
  const gap = drag.slot === null ? 0 : drag.size;
  return (
    <div
      ref={scroller}
      // The room at the top is for the focus ring of the first card.
      className="-mt-1 min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pt-1 pb-2 max-sm:pb-20 [scrollbar-width:thin]"
    >
      {ids.length === 0 && drag.slot === null ? <ColumnEmpty status={status} /> : null}
      <div className="relative">
        <ul
          aria-label={label}
          className="column-cards"
          style={{ height: list.getTotalSize() - (lifted?.size ?? 0) + gap }}
        >
          {items.map(({ index, key, start }) => {
            const card = cards.get(ids[index] ?? "");
            if (!card) return null;
            const isLifted = index === drag.liftedIndex;
            const top = start + (isLifted ? 0 : shiftOf(index, drag, lifted?.size ?? 0));
            return (
              <li
                key={key}
                ref={list.measureElement}
                data-index={index}
                aria-setsize={ids.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${top}px)` }}
                className={
                  cn(
                    drag.by && "transition-transform duration-150",
                    drag.lifted.has(card.id) && "opacity-40",
                    isLifted && "pointer-events-none opacity-0",
                  ) || undefined
                }
              >
                <BoardCard card={card} status={status} now={now} tabbable={index === tabbable} />
              </li>
            );
          })}
        </ul>
        {drag.slot === null ? null : <Gap drag={drag} top={topOfSlot(drag, list.measurementsCache)} />}
      </div>
    </div>
  );
});

function topOfSlot(drag: ColumnDrag, measured: readonly { size: number }[]): number {
  let top = 0;
  let passed = 0;
  for (let index = 0; index < measured.length && passed < (drag.slot ?? 0); index++) {
    if (index === drag.liftedIndex) continue;
    top += measured[index]?.size ?? 0;
    passed++;
  }
  return top;
}

/** Shows the place kept free: an outline for the pointer's card, the card itself if the keyboard moves it. */
function Gap({ drag, top }: { drag: ColumnDrag; top: number }) {
  const { cards, now } = useBoardContents();
  const card = drag.by === "keyboard" ? cards.get(drag.liftedId ?? "") : undefined;
  return (
    <div
      aria-hidden
      key={card ? top : undefined}
      ref={card ? scrollIntoSight : undefined}
      data-drop-slot
      style={{ transform: `translateY(${top}px)`, height: drag.size - ROOM_BETWEEN }}
      className={cn(
        "pointer-events-none absolute inset-x-0 top-0 overflow-hidden rounded-card",
        card
          ? "card-face border border-accent bg-surface shadow-raised outline-2 outline-offset-2 outline-focus"
          : "border-2 border-dashed border-accent/50 bg-accent-soft",
      )}
    >
      {card ? <CardFace card={card} now={now} heading={<p>{card.title}</p>} Time={LocalTime} /> : null}
    </div>
  );
}

function scrollIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Says what belongs in an empty column. */
function ColumnEmpty({ status }: { status: Status }) {
  const t = useTranslations("board");
  const { all } = useBoardContents();
  return (
    <p className="px-2 py-6 text-center text-xs leading-relaxed text-pretty text-ink-faint">
      {all[status].length > 0 ? t("columnFiltered") : t(`columnEmpty.${status}`)}
    </p>
  );
}
