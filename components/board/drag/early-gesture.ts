import { type SyntheticEvent, useCallback, useMemo, useRef } from "react";
import type { Grip, GripEvent } from "./card-grip.tsx";
import { ignoreNextClick, pointOf } from "./pointer-position.ts";

/** A gesture that is older is not what the person wants any more. */
const KEPT_MS = 5_000;
/** What moves less is a press, not a drag. */
const SLACK = 5;
const PAUSE_MS = 20;
const HEARD = ["keydown", "mousedown", "mousemove", "mouseup", "touchmove", "touchend", "touchcancel"];

/** The events of a gesture so far, and what ends listening: for good, or because it is nothing that a card is told. */
type Gesture = { readonly events: Event[]; stop: () => void; forget: () => void };

/**
 * What somebody does with a card before the code for dragging has arrived: keys from Space on, a drag by mouse up to its
 * release, a finger that rests.
 * @returns what does it again; a finger or button that is still down then goes on by itself
 */
function keepGesture(first: Event): (() => void) | null {
  const listening = new AbortController();
  const events = [first];
  const stop = () => listening.abort();
  const forget = () => {
    stop();
    events.length = 0;
  };
  const listen = listenerOf({ events, stop, forget });
  if (!listen) return null;
  const hearLater = (event: Event) => event !== first && listen(event);
  for (const type of HEARD) {
    window.addEventListener(type, hearLater, { capture: true, signal: listening.signal });
  }
  return () => {
    stop();
    const latest = events.at(-1);
    if (!latest || performance.now() - latest.timeStamp > KEPT_MS) return;
    doAgain(first, events);
  };
}

/**
 * Tells a card what happened on it, one after the other, as people do: what an event changes is drawn before the next. What the
 * person does meanwhile, such as letting go, waits for its turn.
 */
function doAgain(first: Event, events: Event[]): void {
  const listening = new AbortController();
  const queue = (event: Event) => {
    if (!event.isTrusted) return;
    event.stopImmediatePropagation();
    if (event instanceof KeyboardEvent) event.preventDefault();
    if (event.type === "mouseup" && !isPress(first, event)) ignoreNextClick();
    if (event.type === "mousemove" && events.at(-1)?.type === "mousemove") events.pop();
    events.push(event);
  };
  for (const type of HEARD) {
    window.addEventListener(type, queue, { capture: true, signal: listening.signal });
  }
  const next = () => {
    const event = events.shift();
    if (event) first.target?.dispatchEvent(copyOf(event));
    if (events.length === 0) listening.abort();
    else setTimeout(next, PAUSE_MS);
  };
  next();
}

function listenerOf(gesture: Gesture): ((event: Event) => void) | null {
  const [first] = gesture.events;
  if (first instanceof KeyboardEvent) return first.code === "Space" ? hearKeys(first, gesture) : null;
  if (!first) return null;
  return first instanceof MouseEvent ? hearMouse(first, gesture) : hearFinger(first, gesture);
}

/** Space lifts, the keys after it carry and drop. Escape, Tab and a press elsewhere give up. */
function hearKeys(first: KeyboardEvent, { events, forget }: Gesture) {
  first.preventDefault();
  return (event: Event) => {
    if (event.type === "mousedown") forget();
    if (!(event instanceof KeyboardEvent)) return;
    if (event.code === "Escape" || event.code === "Tab") return forget();
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!event.repeat) events.push(event);
  };
}

function hearMouse(first: MouseEvent, { events, stop, forget }: Gesture) {
  return (event: Event) => {
    // Twice: the first move starts the drag, the second says where to.
    if (event.type === "mousemove") events.splice(1, 2, event, event);
    if (event.type !== "mouseup") return;
    if (isPress(first, event)) return forget();
    stop();
    events.push(event);
    ignoreNextClick();
  };
}

/** Whoever moves the finger scrolls. */
function hearFinger(first: Event, { forget }: Gesture) {
  return (event: Event) => {
    if (event.type.startsWith("touch") && !(event.type === "touchmove" && isPress(first, event))) forget();
  };
}

function isPress(first: Event, event: Event): boolean {
  const from = pointOf(first);
  const to = pointOf(event);
  return from !== null && to !== null && Math.hypot(to.x - from.x, to.y - from.y) < SLACK;
}

/** The event as if it happened now. */
function copyOf(event: Event): Event {
  return new (event.constructor as typeof Event)(event.type, event);
}

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
