import { type SyntheticEvent, useCallback, useMemo, useRef } from "react";
import type { DragEventName, PassDragEvent } from "./card-drag-handle.tsx";
import { ignoreNextClick, pointOf } from "./pointer-position.ts";

/** An older gesture is dropped, because the person no longer expects its effect. */
const KEPT_MS = 5_000;
/** A shorter move is a press, not a drag. */
const SLACK = 5;
const PAUSE_MS = 20;
const GESTURE_EVENTS = [
  "keydown",
  "mousedown",
  "mousemove",
  "mouseup",
  "touchmove",
  "touchend",
  "touchcancel",
];

/** The events of a gesture so far. `stop` ends listening, `forget` also drops the events. */
type Gesture = { readonly events: Event[]; stop: () => void; forget: () => void };

/**
 * Records a gesture on a card before the code for dragging has loaded: keys from Space on, a drag by mouse up to its
 * release, a resting finger.
 * @returns a function that replays the gesture; a finger or button that is still down then continues it. Null if the
 * event doesn't start a gesture
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
  const record = (event: Event) => event !== first && listen(event);
  for (const type of GESTURE_EVENTS) {
    window.addEventListener(type, record, { capture: true, signal: listening.signal });
  }
  return () => {
    stop();
    const latest = events.at(-1);
    if (!latest || performance.now() - latest.timeStamp > KEPT_MS) return;
    replayEvents(first, events);
  };
}

/**
 * Dispatches the events to the card one by one, so that the effect of each is drawn before the next. Queues events that the
 * person causes in the meantime, such as letting go.
 */
function replayEvents(first: Event, events: Event[]): void {
  const listening = new AbortController();
  const queue = (event: Event) => {
    if (!event.isTrusted) return;
    event.stopImmediatePropagation();
    if (event instanceof KeyboardEvent) event.preventDefault();
    if (event.type === "mouseup" && !isPress(first, event)) ignoreNextClick();
    if (event.type === "mousemove" && events.at(-1)?.type === "mousemove") events.pop();
    events.push(event);
  };
  for (const type of GESTURE_EVENTS) {
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
  if (first instanceof KeyboardEvent) return first.code === "Space" ? keyListener(first, gesture) : null;
  if (!first) return null;
  return first instanceof MouseEvent ? mouseListener(first, gesture) : touchListener(first, gesture);
}

/** Returns a listener for keys: Space lifts the card, later keys move and drop it. Escape, Tab, and a press elsewhere cancel. */
function keyListener(first: KeyboardEvent, { events, forget }: Gesture) {
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

function mouseListener(first: MouseEvent, { events, stop, forget }: Gesture) {
  return (event: Event) => {
    // Twice: the first move starts the drag, the second sets its target.
    if (event.type === "mousemove") events.splice(1, 2, event, event);
    if (event.type !== "mouseup") return;
    if (isPress(first, event)) return forget();
    stop();
    events.push(event);
    ignoreNextClick();
  };
}

/** Returns a listener for touches: a moving finger scrolls, which ends the gesture. */
function touchListener(first: Event, { forget }: Gesture) {
  return (event: Event) => {
    if (event.type.startsWith("touch") && !(event.type === "touchmove" && isPress(first, event))) forget();
  };
}

function isPress(first: Event, event: Event): boolean {
  const from = pointOf(first);
  const to = pointOf(event);
  return from !== null && to !== null && Math.hypot(to.x - from.x, to.y - from.y) < SLACK;
}

/** Returns a copy of the event with the current time. */
function copyOf(event: Event): Event {
  return new (event.constructor as typeof Event)(event.type, event);
}

/** Passes events on cards to the drag handle once its code has loaded; until then, the last gesture is kept. */
export function useDragHandle() {
  const pass = useRef<PassDragEvent | null>(null);
  const replay = useRef<(() => void) | null>(null);
  const setDragHandle = useCallback((arrived: PassDragEvent | null) => {
    pass.current = arrived;
    if (!arrived || !replay.current) return;
    // Replays the gesture in a later task, when the columns have been drawn, too.
    setTimeout(replay.current);
    replay.current = null;
  }, []);
  const handlers = useMemo(() => {
    const take = (name: DragEventName) => (event: SyntheticEvent<HTMLElement>) => {
      const card = (event.target as Element).closest<HTMLElement>("[data-card]");
      if (!card) return;
      if (pass.current) return pass.current(name, event, card);
      const onLink = (event.target as Element).matches("[data-card-link]");
      if (name !== "onKeyDown" || onLink) replay.current = keepGesture(event.nativeEvent) ?? replay.current;
    };
    return {
      onMouseDown: take("onMouseDown"),
      onTouchStart: take("onTouchStart"),
      onKeyDown: take("onKeyDown"),
    };
  }, []);
  return { setDragHandle, handlers };
}
