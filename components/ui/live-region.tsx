"use client";
import { useCallback, useRef } from "react";

/** Speaks to screen readers through a LiveRegion. */
export function useAnnouncer() {
  const region = useRef<HTMLElement | null>(null);
  const register = useCallback((element: HTMLElement | null) => {
    region.current = element;
    // The board answers from here on; until then it is the server's drawing.
    element?.setAttribute("data-board-ready", "");
  }, []);
  const announce = useCallback((text: string) => {
    if (!region.current) return;
    // The same sentence twice is said twice only if the text differs.
    region.current.textContent = region.current.textContent === text ? `${text}\u00a0` : text;
  }, []);
  return { announce, register };
}

/** Where announcements are put; written directly, so that saying something draws nothing again. */
export function LiveRegion({ register }: { register: (element: HTMLElement | null) => void }) {
  return (
    <div
      ref={register}
      aria-live="assertive"
      aria-atomic="true"
      data-board-announcements
      className="sr-only"
    />
  );
}
