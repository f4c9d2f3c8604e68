const FIELD = ["input", "select", "textarea", "[data-field]"]
  .map((name) => `${name}:not([type=hidden], [tabindex="-1"], :disabled)`)
  .join();
const BUTTON = "button:not([tabindex='-1'], :disabled)";

/**
 * Gives the first focus in a dialog to its first field, otherwise to its first button after the header: in the footer, Cancel comes first.
 * A button that stands in for a field, such as one that chooses a file, has the attribute `data-field`. On a touch screen the dialog itself
 * takes the focus, because the keyboard for a field would cover half of the dialog. Pass it as `onOpenAutoFocus`.
 */
export function focusFirstField(event: Event): void {
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement)) return;
  const afterHeader = [...dialog.children].filter(({ localName }) => localName !== "header");
  const target = isTouched() ? dialog : (firstOf(afterHeader, FIELD) ?? firstOf(afterHeader, BUTTON));
  if (!target) return;
  event.preventDefault();
  focus(target);
}

/** Focuses the first field of what an open dialog has loaded. Pass it as the content's `ref`. */
export function focusLoaded(content: HTMLElement | null): void {
  const isOpen = content?.closest("[data-dialog]")?.contains(document.activeElement);
  const target = content && isOpen && !isTouched() ? firstOf([content], FIELD) : undefined;
  if (target) focus(target);
}

const isTouched = () => matchMedia("(pointer: coarse)").matches;

/** Returns the first visible element; of a group of radio buttons, the chosen one. */
function firstOf(parts: readonly Element[], selector: string): HTMLElement | undefined {
  const found = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)]);
  const first = found.find((element) => element.checkVisibility());
  if (!(first instanceof HTMLInputElement) || first.type !== "radio") return first;
  const isChosen = (item: HTMLElement) =>
    item instanceof HTMLInputElement && item.name === first.name && item.checked;
  return found.find(isChosen) ?? first;
}

/** Focuses an element, and selects the text of a field, as the Tab key does. */
function focus(target: HTMLElement): void {
  target.focus();
  if (target instanceof HTMLInputElement) target.select();
}
