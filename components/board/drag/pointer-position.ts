import type { Status } from "#domain/values.ts";

type Point = { readonly x: number; readonly y: number };

/** Returns the position of the mouse or finger in the window; null for other events. */
export function pointOf(event: Event): Point | null {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY };
  const touch = "touches" in event ? (event as TouchEvent).touches[0] : undefined;
  return touch ? { x: touch.clientX, y: touch.clientY } : null;
}

/** Follows the pointer during a drag; the drag library's positions ignore scrolling during the drag. */
export function followPointer(from: Point): { at: () => Point; stop: () => void } {
  let point = from;
  const follow = (event: Event) => {
    point = pointOf(event) ?? point;
  };
  const options = { capture: true, passive: true };
  window.addEventListener("mousemove", follow, options);
  window.addEventListener("touchmove", follow, options);
  return {
    at: () => point,
    stop: () => {
      window.removeEventListener("mousemove", follow, options);
      window.removeEventListener("touchmove", follow, options);
    },
  };
}

/**
 * Returns the column at a point of the window, open or collapsed. Between columns, and beside the first and
 * last, it is the nearest; null outside the board.
 */
export function columnAt({ x, y }: Point): Status | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const column = element.closest<HTMLElement>("[data-column]")?.dataset.column;
    if (column !== undefined) return column as Status;
    if (element.matches("[data-board-strip]")) return nearestColumn(element, x);
  }
  return null;
}

function nearestColumn(strip: Element, x: number): Status | null {
  let nearest: { status: Status; distance: number } | null = null;
  for (const column of strip.querySelectorAll<HTMLElement>(":scope > [data-column]")) {
    const { left, right } = column.getBoundingClientRect();
    const distance = Math.max(left - x, x - right, 0);
    if (!nearest || distance < nearest.distance)
      nearest = { status: column.dataset.column as Status, distance };
  }
  return nearest?.status ?? null;
}

/** Ignores the click that ends a drag, so that it doesn't open the link under it. */
export function ignoreNextClick(): void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", ignore, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", ignore, { capture: true }), 60);
}
