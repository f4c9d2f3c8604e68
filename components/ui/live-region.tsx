import { useCallback, useRef } from "react";

/** Returns a function that announces text to screen readers, and the ref for its LiveRegion. */
export function useAnnouncer() {
  const region = useRef<HTMLElement | null>(null);
  const register = useCallback((element: HTMLElement | null) => {
    region.current = element;
    // Marks the board as interactive; until then, it is only the server's HTML.
    element?.setAttribute("data-board-ready", "");
  }, []);
  const announce = useCallback((text: string) => {
    if (!region.current) return;
    // Repeated text is only announced if it differs.
    region.current.textContent = region.current.textContent === text ? `${text}\u00a0` : text;
  }, []);
  return { announce, register };
}

/** Renders the region for announcements; they are written directly, so that nothing is rendered again. */
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
