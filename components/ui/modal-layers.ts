"use client";
import { useLayoutEffect, useSyncExternalStore } from "react";

/** The contents of the dialogs that are open, the top one last. */
let layers: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLElement[]): void {
  layers = next;
  for (const tell of listeners) tell();
}

/** Says that a dialog is open, by its content. */
export function useModalLayer(content: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!content) return;
    set([...layers, content]);
    return () => set(layers.filter((layer) => layer !== content));
  }, [content]);
}

/** The content of the dialog on top, outside of which nothing can have the focus; null while none is open. */
export function useTopModal(): HTMLElement | null {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => layers.at(-1) ?? null,
    () => null,
  );
}
