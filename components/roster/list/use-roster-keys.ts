import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { isInOverlay, isTyping, useSingleKeys } from "#components/ui/keyboard.ts";
import type { RosterRow } from "../roster-data.ts";

type Scroll = (index: number, options?: { align?: "auto" }) => void;
const PAGE = 10;

/**
 * Handles the keys of the list: arrows, Home, End, and Page keys move, Enter opens, Space selects. From anywhere on the page, j and k
 * move, if single-letter keys are allowed.
 */
export function useRosterKeys(
  body: RefObject<HTMLElement | null>,
  rows: readonly RosterRow[],
  scrollTo: Scroll,
  { onOpen, toggle }: Record<"onOpen" | "toggle", (id: string) => void>,
) {
  const [active, setActive] = useState(0);
  const singleKeys = useSingleKeys();
  const walk = (to: number) => {
    const index = Math.max(0, Math.min(rows.length - 1, to));
    setActive(index);
    scrollTo(index, { align: "auto" });
    focusRow(body, index);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const steps: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      Home: 0,
      End: rows.length - 1,
      PageDown: active + PAGE,
      PageUp: active - PAGE,
    };
    const to = steps[event.key];
    const row = rows[Math.min(active, rows.length - 1)];
    if (to !== undefined) walk(to);
    else if (isControl(event.target)) return;
    else if (event.key === "Enter" && row) onOpen(row.memberId);
    else if (event.key === " " && row) toggle(row.applicantEmail);
    else return;
    event.preventDefault();
  };
  const letters = useRef((_key: string): boolean => false);
  letters.current = (key) => {
    if (key !== "j" && key !== "k") return false;
    const isInside = body.current?.contains(document.activeElement) ?? false;
    walk(isInside ? active + (key === "j" ? 1 : -1) : active);
    return true;
  };
  useEffect(() => {
    if (!singleKeys) return;
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || isInOverlay(event.target)) return;
      if (letters.current(event.key)) event.preventDefault();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [singleKeys]);
  return { active, setActive, onKeyDown };
}

/** Checks whether an element handles keys itself. */
const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest("input, button") !== null;

/** Focuses a row; one that was out of sight is drawn a frame later. */
function focusRow(body: RefObject<HTMLElement | null>, index: number, tries = 3): void {
  const row = body.current?.querySelector<HTMLElement>(`[data-row="${index}"]`);
  if (row) row.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusRow(body, index, tries - 1));
}
