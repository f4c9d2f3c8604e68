"use client";
import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  type KeyboardSensorOptions,
  MeasuringStrategy,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CardFace, titleClasses } from "../card/card-face.tsx";
import { useBoardContents, useBoardUi } from "../state/board-context.ts";
import { DragHelp } from "./drag-help.tsx";
import { useBoardDrag } from "./use-board-drag.ts";

const mouse = { activationConstraint: { distance: 5 } };
const touch = { activationConstraint: { delay: 220, tolerance: 8 } };
const keyboardCodes: NonNullable<KeyboardSensorOptions["keyboardCodes"]> = {
  start: ["Space"],
  end: ["Space", "Enter"],
  cancel: ["Escape", "Tab"],
};
const measuring = { droppable: { strategy: MeasuringStrategy.WhileDragging } };
const silent = () => undefined;
/** The board speaks for itself: it knows the position in the column, the drag library only the column. */
const announcements = { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent };

/** Lets the cards inside be dragged by mouse, by a long press, and by keyboard. */
export function BoardDrag({ children }: { children: ReactNode }) {
  const { onKey, ...handlers } = useBoardDrag();
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, { keyboardCodes, coordinateGetter: onKey, scrollBehavior: "auto" }),
  );
  return (
    <DndContext
      id="board"
      sensors={sensors}
      collisionDetection={pointerWithin}
      measuring={measuring}
      accessibility={{ announcements, restoreFocus: false }}
      {...handlers}
    >
      <DragHelp />
      {children}
      <DragOverlay dropAnimation={null} zIndex={40}>
        <DraggedCard />
      </DragOverlay>
    </DndContext>
  );
}

/** What hangs at the pointer. */
function DraggedCard() {
  const t = useTranslations("board");
  const { cards, now } = useBoardContents();
  const id = useBoardUi((ui) => (ui.drag?.by === "pointer" ? ui.drag.activeId : null));
  const count = useBoardUi((ui) => ui.drag?.ids.length ?? 0);
  const card = id === null ? undefined : cards.get(id);
  if (!card) return null;
  return (
    <div className="relative cursor-grabbing">
      {count > 1 ? (
        <div className="absolute inset-0 translate-1.5 rounded-card border border-line bg-surface" />
      ) : null}
      <div className="relative rotate-1 rounded-card border border-line-control bg-surface shadow-raised">
        <CardFace
          card={card}
          now={now}
          heading={<p className={`${titleClasses} pr-6 pointer-coarse:pr-9`}>{card.title}</p>}
        />
      </div>
      {count > 1 ? (
        <span className="absolute -top-2 -right-2 grid h-6 min-w-6 place-items-center rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent tabular-nums">
          <span aria-hidden>{count}</span>
          <span className="sr-only">{t("cardCount", { count })}</span>
        </span>
      ) : null}
    </div>
  );
}
