"use client";
import { type RefObject, useEffect } from "react";

type TypedAheadProps = {
  /** Receives the typed text. */
  text: RefObject<string>;
  onClose: () => void;
};

/** Replaces the palette while it loads: typed text is kept for it, and triggers no shortcuts of the page below. */
export function TypedAhead({ text, onClose }: TypedAheadProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      event.stopPropagation();
      if (event.key === "Escape") onClose();
      else if (event.key === "Backspace") text.current = text.current.slice(0, -1);
      else if (event.key.length === 1) text.current += event.key;
      // Other keys keep their effect in the browser: a page that doesn't load can be reloaded.
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [text, onClose]);
  return null;
}
