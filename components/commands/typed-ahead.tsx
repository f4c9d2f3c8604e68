"use client";
import { type RefObject, useEffect } from "react";

type TypedAheadProps = {
  /** Takes what is typed. */
  text: RefObject<string>;
  onClose: () => void;
};

/** Stands in for the palette while it loads: what is typed is kept for it, and is no shortcut of the page below. */
export function TypedAhead({ text, onClose }: TypedAheadProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      event.stopPropagation();
      if (event.key === "Escape") onClose();
      else if (event.key === "Backspace") text.current = text.current.slice(0, -1);
      else if (event.key.length === 1) text.current += event.key;
      // Other keys do what they do in the browser: a page that doesn't come can be loaded again.
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [text, onClose]);
  return null;
}
