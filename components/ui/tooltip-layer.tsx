"use client";
import { useEffect, useState } from "react";

const PAUSE_MS = 400;
const EDGE = 8;

type Tip = { text: string; x: number; top: number; bottom: number };

/** Draws the open tooltip of any element with `data-tooltip`, so that the elements themselves need no component. */
export function TooltipLayer() {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setTip(null);
    };
    const show = (element: HTMLElement) => {
      if (!element.isConnected) return;
      const { left, width, top, bottom } = element.getBoundingClientRect();
      setTip({ text: element.dataset.tooltip ?? "", x: left + width / 2, top, bottom });
    };
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      const element = (target as Element).closest<HTMLElement>("[data-tooltip], [data-tooltip-open]");
      if (element?.dataset.tooltipOpen !== undefined) return;
      hide();
      if (element && pointerType !== "touch") timer = setTimeout(show, PAUSE_MS, element);
    };
    const onFocus = ({ target }: FocusEvent) => {
      hide();
      if (target instanceof HTMLElement && target.dataset.tooltip && target.matches(":focus-visible"))
        show(target);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") hide();
    };
    const over = new AbortController();
    const { signal } = over;
    document.addEventListener("pointerover", onPointerOver, { signal });
    document.addEventListener("focusin", onFocus, { signal });
    document.addEventListener("keydown", onKeyDown, { signal });
    for (const name of ["pointerdown", "focusout", "scroll", "wheel"] as const)
      document.addEventListener(name, hide, { capture: true, passive: true, signal });
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, []);
  if (!tip) return null;
  const above = tip.top > 56;
  const x = `clamp(${EDGE}px + 50%, ${tip.x}px, 100vw - ${EDGE}px - 50%)`;
  return (
    // Hidden from screen readers: the element with the tooltip says the same.
    <div
      aria-hidden
      data-tooltip-open
      className="fixed left-0 z-60 w-max max-w-xs animate-appear py-1.5"
      style={{
        top: above ? tip.top : tip.bottom,
        transform: `translate(calc(${x} - 50%), ${above ? "-100%" : "0"})`,
      }}
    >
      <div className="rounded-control bg-ink px-2.5 py-1.5 text-xs font-medium text-canvas select-none">
        {tip.text}
      </div>
    </div>
  );
}
