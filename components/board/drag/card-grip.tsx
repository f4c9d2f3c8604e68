"use client";
import { useDraggable } from "@dnd-kit/core";
import { type SyntheticEvent, useEffect } from "react";

/** The card that is under way goes by one name: which card it is, the board knows from where it was taken hold of. */
const HELD = "card";

export type GripEvent = "onMouseDown" | "onTouchStart" | "onKeyDown";

/** Takes hold of a card by what happened on it. */
export type Grip = (name: GripEvent, event: SyntheticEvent<HTMLElement>, card: HTMLElement) => void;

/**
 * The one draggable for all cards: with one for each, the drag library would draw every card again with every step.
 */
export function CardGrip({ onGrip }: { onGrip: (grip: Grip | null) => void }) {
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id: HELD });
  useEffect(() => {
    onGrip((name, event, card) => {
      setNodeRef(card);
      setActivatorNodeRef(card.querySelector<HTMLElement>("[data-card-link]"));
      listeners?.[name]?.(event);
    });
    return () => onGrip(null);
  }, [onGrip, listeners, setNodeRef, setActivatorNodeRef]);
  return null;
}
