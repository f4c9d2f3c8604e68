"use client";
import { type SyntheticEvent, useCallback, useMemo, useRef } from "react";
import type { Grip, GripEvent } from "./card-grip.tsx";
import { keepGesture } from "./early-gesture.ts";

/** Hands what happens on cards to what takes hold of them, once it has arrived; until then the last gesture is kept. */
export function useGrip() {
  const grip = useRef<Grip | null>(null);
  const replay = useRef<(() => void) | null>(null);
  const setGrip = useCallback((arrived: Grip | null) => {
    grip.current = arrived;
    if (!arrived || !replay.current) return;
    // The columns, which are drawn after it, have to be there too.
    setTimeout(replay.current);
    replay.current = null;
  }, []);
  const handlers = useMemo(() => {
    const take = (name: GripEvent) => (event: SyntheticEvent<HTMLElement>) => {
      const card = (event.target as Element).closest<HTMLElement>("[data-card]");
      if (!card) return;
      if (grip.current) return grip.current(name, event, card);
      const onLink = (event.target as Element).matches("[data-card-link]");
      if (name !== "onKeyDown" || onLink) replay.current = keepGesture(event.nativeEvent) ?? replay.current;
    };
    return {
      onMouseDown: take("onMouseDown"),
      onTouchStart: take("onTouchStart"),
      onKeyDown: take("onKeyDown"),
    };
  }, []);
  return { setGrip, handlers };
}
