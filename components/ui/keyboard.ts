"use client";
import { useSyncExternalStore } from "react";
import { modifierOn } from "./modifier.ts";
import { useBrowserValue } from "./use-browser-value.ts";

/** The name on this machine of the key that goes with a letter. */
export function modifier(): string {
  return modifierOn(typeof navigator === "undefined" ? "" : navigator.userAgent);
}

/** The same for what the server renders too: it doesn't know the machine. */
export function useModifier(): string {
  return useBrowserValue(modifier, "Ctrl");
}

/** Whether keys are text where an event happened, and no shortcuts. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox], [type=radio])")
  );
}

const SINGLE_KEYS = "offerlane.single-keys";
const changed = "offerlane:single-keys";

/** Whether shortcuts of a single letter work; people who dictate or hit keys by accident can turn them off. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, read, () => true);
}

/** Turns them on or off, in this browser. */
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
