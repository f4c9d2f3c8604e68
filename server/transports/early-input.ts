type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** An early input of the reader. `replay` returns false while React can't receive it. */
type Kept = { readonly element: Element; readonly since: number; readonly replay: () => boolean };

/**
 * Runs in the browser before every other script. A page is shown before its scripts have loaded, and React doesn't replay earlier input.
 * This function stores button presses, text typed into fields, and shortcut keys, and replays them in order once React has hydrated the
 * element. Links, and forms with an `action`, work without scripts and are left alone. A press also counts if its control moves away from
 * under the pointer. Uses nothing outside its own body.
 */
function keepEarlyInput(): void {
  const GIVE_UP_MS = 60_000;
  const KEYS_KEPT_MS = 10_000;
  const WHOLE_PAGE_MS = 1_500;
  const RETRY_MS = 25;
  const IDLE_MS = 300;
  const STILL_PX = 8;
  const queue: Kept[] = [];
  let isWorking = false;
  let isPageReady = false;

  // React names this property on each element when it hydrates it.
  const isHydrated = (element: Element): boolean =>
    Object.keys(element).some((key) => key.startsWith("__reactProps$"));
  // Components listen for keys once their effects have run, which is after the last element is hydrated.
  const whenIdle = (run: () => void): void => {
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: WHOLE_PAGE_MS });
    else setTimeout(run, IDLE_MS);
  };
  const copyOf = (event: Event): Event => new (event.constructor as typeof Event)(event.type, event);
  const now = (): number => performance.now();

  const work = (): void => {
    const [first] = queue;
    const isOver = !first?.element.isConnected || now() - first.since > GIVE_UP_MS;
    if (first && (isOver || first.replay())) queue.shift();
    isWorking = queue.length > 0;
    if (isWorking) setTimeout(work, RETRY_MS);
  };
  const keep = (element: Element, replay: () => boolean): void => {
    queue.push({ element, since: now(), replay });
    if (!isWorking) setTimeout(work, RETRY_MS);
    isWorking = true;
  };

  // Checks whether React handles an event. It hydrates the target first, or stops the capture while code around it is still loading.
  const reaches = (button: Element, type: string): (() => boolean) => {
    let isReached = false;
    const listener = (): void => {
      isReached = isHydrated(button);
    };
    button.addEventListener(type, listener, { capture: true, once: true });
    return () => {
      button.removeEventListener(type, listener, { capture: true });
      return isReached;
    };
  };

  const onPress = (event: Event): void => {
    const button = event.isTrusted && event.target instanceof Element && event.target.closest("button");
    if (!button || button.disabled) return;
    if (button.type === "submit" && button.form?.hasAttribute("action")) return;
    if (event instanceof KeyboardEvent && !/^(Enter| |ArrowDown)$/.test(event.key)) return;
    const replay = (): boolean => {
      if (!isHydrated(button)) return false;
      const isReached = reaches(button, event.type);
      const isTaken = !button.dispatchEvent(copyOf(event));
      if (!isReached()) return false;
      // A key press that opened a menu must not also count as a click.
      if (isTaken && event.type === "keydown" && queue[1]?.element === button) queue.splice(1, 1);
      return true;
    };
    const isReached = reaches(button, event.type);
    if (!isHydrated(button)) {
      keep(button, () => isReached() || replay());
      return;
    }
    setTimeout(() => {
      if (!isReached() && !event.defaultPrevented) keep(button, replay);
    });
  };

  // A control that moves while it is pressed, because content arrives above it, gets no click: the browser sends it to the element that
  // contains both ends of the press.
  let pressed: { control: Element; left: number; top: number; x: number; y: number } | null = null;
  const onPointerDown = ({ target, clientX: x, clientY: y }: PointerEvent): void => {
    const control = target instanceof Element && target.closest("a[href],button,summary,label");
    if (!control) pressed = null;
    else {
      const { left, top } = control.getBoundingClientRect();
      pressed = { control, left, top, x, y };
    }
  };
  const onClick = (event: MouseEvent): void => {
    if (!pressed || !event.isTrusted || event.detail === 0) return;
    const { control, left, top, x, y } = pressed;
    pressed = null;
    const isStill = Math.hypot(event.clientX - x, event.clientY - y) < STILL_PX;
    if (!isStill || !control.isConnected || control.contains(event.target as Node)) return;
    const place = control.getBoundingClientRect();
    if (Math.hypot(place.left - left, place.top - top) < 1) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(control, () => {
      if (control.localName === "button" && !isHydrated(control)) return false;
      control.dispatchEvent(copyOf(event));
      return true;
    });
  };

  const onInput = (event: Event): void => {
    const field = event.target as Field & { _valueTracker?: { setValue: (value: string) => void } };
    if (!event.isTrusted || !field.matches("input,textarea,select") || isHydrated(field)) return;
    if (field.type === "file") return;
    const { value } = field;
    const box = field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type) ? field : null;
    const checked = box?.checked ?? false;
    keep(field, () => {
      if (!isHydrated(field)) return false;
      if (box) box.checked = checked;
      else field.value = value;
      // React ignores a value that it has already seen.
      field._valueTracker?.setValue(box ? String(!checked) : `${value} `);
      for (const type of box ? ["click"] : ["input", "change"]) {
        field.dispatchEvent(new Event(type, { bubbles: true }));
      }
      return true;
    });
  };

  // React resets an unchanged text area to its default value, which moves the caret to the start. A text area that was set counts as
  // changed.
  const onFocus = ({ target }: FocusEvent): void => {
    const field = target as HTMLTextAreaElement;
    if (field.matches("textarea") && !isHydrated(field)) field.value = `${field.value}`;
  };

  const isWholePageReady = (): boolean => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const loadedAt = navigation?.loadEventEnd ?? 0;
    isPageReady ||= loadedAt > 0 && now() - loadedAt > WHOLE_PAGE_MS;
    isPageReady ||= loadedAt > 0 && [...document.querySelectorAll("button")].every(isHydrated);
    return isPageReady;
  };
  // Kept keys that wait for the browser to be idle.
  let keysDue = 0;
  const areKeysWaiting = (): boolean => keysDue > 0 || queue.some(({ element }) => element === document.body);
  // A key that is dispatched by a script types nothing.
  const type = (key: string): void => {
    if (!document.activeElement?.matches("input,textarea,[contenteditable]")) return;
    if (key.length === 1) document.execCommand("insertText", false, key);
    else if (key === "Backspace") document.execCommand("delete");
  };
  const onShortcut = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    const withModifier = event.ctrlKey || event.metaKey;
    const isPalette = withModifier && event.key.toLowerCase() === "k";
    // Keys keep their order: one that follows a kept key waits for it, even if the page can receive keys by now.
    const follows = !event.isComposing && areKeysWaiting();
    if (!event.isTrusted || event.altKey || (withModifier && !isPalette)) return;
    if (!follows && target.matches("input,textarea,select,[contenteditable]")) return;
    if (/^(Tab|Shift|Control|Alt|Meta|Escape|F\d+)$/.test(event.key)) return;
    if (/^(Enter| |ArrowDown)$/.test(event.key) && target.closest("a,button,summary")) return;
    if (!follows && isWholePageReady()) return;
    const isHeld = follows && isWholePageReady();
    if (isHeld) event.stopImmediatePropagation();
    // Browsers open the address bar with the palette's key.
    if (isPalette || isHeld) event.preventDefault();
    const since = now();
    keep(document.body, () => {
      if (!isWholePageReady()) return false;
      const wasTaken = event.defaultPrevented && !isPalette && !isHeld;
      if (wasTaken || now() - since > KEYS_KEPT_MS) return true;
      keysDue += 1;
      whenIdle(() => {
        keysDue -= 1;
        if ((document.activeElement ?? document.body).dispatchEvent(copyOf(event))) type(event.key);
      });
      return true;
    });
  };

  // The browser would submit a form without an address by reloading the page, and lose the typed values.
  const onSubmit = (event: Event): void => {
    const form = event.target as HTMLFormElement;
    if (!form.hasAttribute("action") && !form.hasAttribute("method")) event.preventDefault();
  };

  addEventListener("pointerdown", onPointerDown, true);
  addEventListener("click", onClick, true);
  for (const type of ["pointerdown", "pointerup", "click", "keydown"]) addEventListener(type, onPress, true);
  for (const type of ["input", "change"]) addEventListener(type, onInput, true);
  addEventListener("focusin", onFocus, true);
  addEventListener("keydown", onShortcut, true);
  addEventListener("submit", onSubmit, true);
}

const SOURCE = `(${keepEarlyInput.toString().replaceAll(/\n\s*(\/\/.*)?/g, "\n")})()`;

/** Returns the script element that stores the reader's input until the page's scripts have loaded. */
export const earlyInputScript = (nonce: string): string => `<script ${nonce}>${SOURCE}</script>`;
