"use client";
import { type FocusEvent, useRef, useState } from "react";
import { keepOpenForToast } from "./overlay.tsx";

type TextControl = HTMLInputElement | HTMLTextAreaElement;
/** Kinds of inputs that are pressed, or only narrow what is shown. */
const NO_TEXT = new Set(["checkbox", "radio", "file", "button", "submit", "search", "range", "color"]);

/**
 * Keeps a dialog open in which something was typed: a press beside it and Escape ask first, a second Escape gives it up. Spread
 * `handlers` on the content.
 */
export function useTypedText() {
  const first = useRef(new Map<TextControl, string>());
  const [isAsking, setAsking] = useState(false);
  const hasTyped = () =>
    [...first.current].some(([control, text]) => control.isConnected && control.value !== text);
  const ask = (event: Event) => {
    if (event.defaultPrevented || !hasTyped()) return;
    event.preventDefault();
    setAsking(true);
  };
  return {
    isAsking,
    goOn: () => setAsking(false),
    handlers: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        if (isText(target) && !first.current.has(target)) first.current.set(target, target.value);
      },
      onInteractOutside: (event: Event) => {
        keepOpenForToast(event);
        ask(event);
      },
      onEscapeKeyDown: (event: Event) => {
        if (!isAsking) ask(event);
      },
    },
  };
}

function isText(element: Element): element is TextControl {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && !NO_TEXT.has(element.type);
}
