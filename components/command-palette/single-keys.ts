"use client";
import { useSyncExternalStore } from "react";

const NAME = "offerlane.single-keys";
const changed = "offerlane:single-keys";

/** Whether shortcuts of a single letter work; people who dictate or hit keys by accident can turn them off. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, read, () => true);
}

/** Turns them on or off, in this browser. */
export function setSingleKeys(on: boolean): void {
  localStorage.setItem(NAME, on ? "on" : "off");
  window.dispatchEvent(new Event(changed));
}

function read(): boolean {
  return localStorage.getItem(NAME) !== "off";
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener("storage", listener);
  };
}
