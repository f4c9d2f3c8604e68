import {
  KeyboardSensor,
  type KeyboardSensorOptions,
  MouseSensor,
  type SensorProps,
  TouchSensor,
} from "@dnd-kit/core";
import { flushSync } from "react-dom";
import type { Status } from "#domain/values.ts";

/**
 * A drag is drawn as it starts. The drag library leaves that for later, and where the pointer is released before, on a
 * busy device, it tells nobody that the drag has ended.
 */
function drawnAtOnce<Props extends { onStart: SensorProps<unknown>["onStart"] }>(props: Props): Props {
  return { ...props, onStart: (at) => flushSync(() => props.onStart(at)) };
}

export class PromptMouseSensor extends MouseSensor {
  constructor(props: ConstructorParameters<typeof MouseSensor>[0]) {
    super(drawnAtOnce(props));
  }
}

export class PromptTouchSensor extends TouchSensor {
  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    super(drawnAtOnce(props));
  }
}

export type KeyboardLiftOptions = {
  keyboardCodes: NonNullable<KeyboardSensorOptions["keyboardCodes"]>;
  /** Told of every key that neither ends nor cancels. */
  onKey: (event: KeyboardEvent) => void;
};

/** Lifts by keyboard, and hears the very next key: the drag library's own sensor misses those of a fast typist. */
export class PromptKeyboardSensor {
  static readonly activators = KeyboardSensor.activators;
  readonly autoScrollEnabled = false;

  constructor({ event: lifting, options, onStart, onEnd, onCancel }: SensorProps<KeyboardLiftOptions>) {
    const { keyboardCodes, onKey } = options;
    const listening = new AbortController();
    const { signal } = listening;
    const finish = (how: () => void) => {
      listening.abort();
      how();
    };
    const hear = (event: KeyboardEvent) => {
      if (event === lifting) return;
      const ends = keyboardCodes.end.includes(event.code);
      if (!ends && !keyboardCodes.cancel.includes(event.code)) return onKey(event);
      event.preventDefault();
      finish(ends ? onEnd : onCancel);
    };
    window.addEventListener("keydown", hear, { signal });
    window.addEventListener("resize", () => finish(onCancel), { signal });
    document.addEventListener("visibilitychange", () => finish(onCancel), { signal });
    onStart({ x: 0, y: 0 });
  }
}

type Point = { readonly x: number; readonly y: number };

/** Where mouse or finger are, in the window. */
export function pointOf(event: Event): Point | null {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY };
  const touch = "touches" in event ? (event as TouchEvent).touches[0] : undefined;
  return touch ? { x: touch.clientX, y: touch.clientY } : null;
}

/** Follows the pointer while something is dragged; the drag library's own figures leave out what scrolled meanwhile. */
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

/** The column that stands at a point of the window, open or collapsed. */
export function columnAt({ x, y }: Point): Status | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const column = element.closest<HTMLElement>("[data-column]")?.dataset.column;
    if (column !== undefined) return column as Status;
  }
  return null;
}

/** The press that ends a drag is no press on the link under it. */
export function ignoreNextClick(): void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", ignore, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", ignore, { capture: true }), 60);
}
