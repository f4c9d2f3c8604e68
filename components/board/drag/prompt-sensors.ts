import {
  KeyboardSensor,
  type KeyboardSensorOptions,
  MouseSensor,
  type SensorProps,
  TouchSensor,
} from "@dnd-kit/core";
import { flushSync } from "react-dom";

/**
 * Makes a drag render as soon as it starts. The drag library defers that, and on a busy device it reports no end of the
 * drag if the pointer is released before.
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
  /** Called for every key that neither ends nor cancels. */
  onKey: (event: KeyboardEvent) => void;
};

/** Picks up a card by keyboard, and listens from the next key on: the drag library's sensor misses the keys of a fast typist. */
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
