"use client";
import { useDraggable } from "@dnd-kit/core";
import type { ComponentProps, SyntheticEvent } from "react";

/** The card that is under way goes by one name: which card it is, the board knows from where it was taken hold of. */
const HELD = "card";

/**
 * Lets the cards inside be taken hold of. It is the one draggable for all of them: with one for each card, the drag
 * library would draw every card again with every step.
 */
export function CardGrip(props: ComponentProps<"div">) {
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id: HELD });
  const take = (name: string) => (event: SyntheticEvent<HTMLElement>) => {
    const card = (event.target as Element).closest<HTMLElement>("[data-card]");
    if (!card) return;
    setNodeRef(card);
    setActivatorNodeRef(card.querySelector<HTMLElement>("[data-card-link]"));
    listeners?.[name]?.(event);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is operated is the link of each card inside
    <div
      {...props}
      onMouseDown={take("onMouseDown")}
      onTouchStart={take("onTouchStart")}
      onKeyDown={take("onKeyDown")}
    />
  );
}
