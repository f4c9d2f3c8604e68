import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  type KeyboardSensorOptions,
  MeasuringStrategy,
  MouseSensor,
  pointerWithin,
  type SensorProps,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { flushSync } from "react-dom";
import { LocalTime } from "#components/ui/local-time.tsx";
import { STATUSES, type Status } from "#domain/values.ts";
import { CardFace } from "../card/card-face.tsx";
import { useBoard, useBoardContents, useBoardUi } from "../state/board-context.ts";
import { CardDragHandle, type PassDragEvent } from "./card-drag-handle.tsx";
import { useBoardDrag } from "./use-board-drag.ts";

const mouse = { activationConstraint: { distance: 5 } };
const touch = { activationConstraint: { delay: 220, tolerance: 8 } };
const keyboardCodes: KeyboardLiftOptions["keyboardCodes"] = {
  start: ["Space"],
  end: ["Space", "Enter"],
  cancel: ["Escape", "Tab"],
};
const measuring = { droppable: { strategy: MeasuringStrategy.WhileDragging } };
const silent = () => undefined;
/** The board announces drags itself: it knows the position in the column, the drag library only the column. */
const announcements = { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent };

/**
 * Lets the board's cards be dragged by mouse, by a long press, and by keyboard. It is rendered beside the columns, not
 * around them, so that its code can load after the first paint without drawing the cards again.
 * @param props - `onDragHandle` receives the function that starts a drag
 */
export default function BoardDrag({ onDragHandle }: { onDragHandle: (pass: PassDragEvent | null) => void }) {
  const { onKey, ...handlers } = useBoardDrag();
  const { hiddenStatuses } = useBoardContents().board.settings;
  const sensors = useSensors(
    useSensor(PromptMouseSensor, mouse),
    useSensor(PromptTouchSensor, touch),
    useSensor(PromptKeyboardSensor, { keyboardCodes, onKey }),
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
      <CardDragHandle onDragHandle={onDragHandle} />
      {STATUSES.map((status) =>
        hiddenStatuses.includes(status) ? null : <ScrollZone key={status} status={status} />,
      )}
      <DragOverlay dropAnimation={null} zIndex={40}>
        <DraggedCard />
      </DragOverlay>
    </DndContext>
  );
}

/** Draws the card under the pointer. */
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
      <div className="card-face relative rotate-1 rounded-card border border-line-control bg-surface shadow-raised">
        <CardFace card={card} now={now} heading={<p>{card.title}</p>} Time={LocalTime} />
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

/**
 * Makes a column's list scroll while a card is held near its end. It is a separate component, because the drag library
 * renders it again with every step of a drag. Its node is inside the list, like the dragged card. Otherwise, fewer of
 * its ancestors could scroll, and until its next effect the library would mistake the edges of the list that scrolled
 * before for the edges of the board.
 */
function ScrollZone({ status }: { status: Status }) {
  const { setNodeRef } = useDroppable({ id: status });
  const { columns } = useBoard();
  useEffect(() => {
    setNodeRef(columns.get(status)?.element.querySelector("ul") ?? null);
  }, [setNodeRef, columns, status]);
  return null;
}

/**
 * Makes a drag render as soon as it starts. The drag library defers that, and on a busy device it doesn't report the
 * end of the drag if the pointer is released before.
 */
function drawnImmediately<Props extends { onStart: SensorProps<unknown>["onStart"] }>(props: Props): Props {
  return { ...props, onStart: (at) => flushSync(() => props.onStart(at)) };
}

class PromptMouseSensor extends MouseSensor {
  constructor(props: ConstructorParameters<typeof MouseSensor>[0]) {
    super(drawnImmediately(props));
  }
}

class PromptTouchSensor extends TouchSensor {
  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    super(drawnImmediately(props));
  }
}

type KeyboardLiftOptions = {
  keyboardCodes: NonNullable<KeyboardSensorOptions["keyboardCodes"]>;
  /** Called for every key that neither ends nor cancels. */
  onKey: (event: KeyboardEvent) => void;
};

/** Picks up a card by keyboard, and listens from the next key on: the drag library's sensor misses the keys of a fast typist. */
class PromptKeyboardSensor {
  static readonly activators = KeyboardSensor.activators;
  readonly autoScrollEnabled = false;

  constructor({ event: lifting, options, onStart, onEnd, onCancel }: SensorProps<KeyboardLiftOptions>) {
    const { keyboardCodes, onKey } = options;
    const listening = new AbortController();
    const { signal } = listening;
    const finish = (how: () => void) => {
      listening.abort();
      how();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event === lifting) return;
      const ends = keyboardCodes.end.includes(event.code);
      if (!ends && !keyboardCodes.cancel.includes(event.code)) return onKey(event);
      event.preventDefault();
      finish(ends ? onEnd : onCancel);
    };
    // Before the shortcuts of the page, which listen on the window.
    document.addEventListener("keydown", onKeyDown, { signal });
    window.addEventListener("resize", () => finish(onCancel), { signal });
    document.addEventListener("visibilitychange", () => finish(onCancel), { signal });
    onStart({ x: 0, y: 0 });
  }
}
