import { useSyncExternalStore } from "react";
import { modifierOn } from "./modifier.ts";
import { useBrowserValue } from "./use-browser-value.ts";

/** Returns the name of this device's modifier key for shortcuts. */
export function modifier(): string {
  return modifierOn(typeof navigator === "undefined" ? "" : navigator.userAgent);
}

/** Returns the name of this device's modifier key, or "Ctrl" during server rendering, where the device isn't known. */
export function useModifier(): string {
  return useBrowserValue(modifier, "Ctrl");
}

/** Checks whether keys are text input at an event's target, not shortcuts. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox], [type=radio])")
  );
}

/** Checks whether an event's target is in a dialog or a menu, where the page's keys don't work. */
export function isInOverlay(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("[role=dialog], [role=alertdialog], [role=menu]") !== null
  );
}

const SINGLE_KEYS = "offerlane.single-keys";
const changed = "offerlane:single-keys";

/** Returns true if single-letter shortcuts are on; people who dictate or press keys by accident can turn them off. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, read, () => true);
}

/** Turns single-letter shortcuts on or off in this browser. */
export function setSingleKeys(on: boolean): void {
  localStorage.setItem(SINGLE_KEYS, on ? "on" : "off");
  window.dispatchEvent(new Event(changed));
}

function read(): boolean {
  return localStorage.getItem(SINGLE_KEYS) !== "off";
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener("storage", listener);
  };
}
