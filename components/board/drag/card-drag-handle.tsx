import { useDraggable } from "@dnd-kit/core";
import { type SyntheticEvent, useEffect } from "react";

/** The id of every lifted card: the board knows from the event which card it is. */
const HELD = "card";

export type DragEventName = "onMouseDown" | "onTouchStart" | "onKeyDown";

/** Starts a drag of a card from an event on it. */
export type PassDragEvent = (
  name: DragEventName,
  event: SyntheticEvent<HTMLElement>,
  card: HTMLElement,
) => void;

/** Renders the only draggable, for all cards: with one per card, the drag library would draw every card again with every step. */
export function CardDragHandle({ onDragHandle }: { onDragHandle: (pass: PassDragEvent | null) => void }) {
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id: HELD });
  useEffect(() => {
    onDragHandle((name, event, card) => {
      setNodeRef(card);
      setActivatorNodeRef(card.querySelector<HTMLElement>("[data-card-link]"));
      listeners?.[name]?.(event);
    });
    return () => onDragHandle(null);
  }, [onDragHandle, listeners, setNodeRef, setActivatorNodeRef]);
  return null;
}
