"use client";
import { useDraggable } from "@dnd-kit/core";
import { type RefObject, type SyntheticEvent, useEffect } from "react";

/** The card that is under way goes by one name: which card it is, the board knows from where it was taken hold of. */
const HELD = "card";

export type GripEvent = "onMouseDown" | "onTouchStart" | "onKeyDown";

/** Takes hold of the card that an event happened on, if it did. */
export type Grip = (name: GripEvent, event: SyntheticEvent<HTMLElement>) => void;

/**
 * The one draggable for all cards: with one for each, the drag library would draw every card again with every step.
 */
export function CardGrip({ grip }: { grip: RefObject<Grip | null> }) {
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id: HELD });
  useEffect(() => {
    grip.current = (name, event) => {
      const card = (event.target as Element).closest<HTMLElement>("[data-card]");
      if (!card) return;
      setNodeRef(card);
      setActivatorNodeRef(card.querySelector<HTMLElement>("[data-card-link]"));
      listeners?.[name]?.(event);
    };
    return () => {
      grip.current = null;
    };
  }, [grip, listeners, setNodeRef, setActivatorNodeRef]);
  return null;
}
