"use client";
import { useLayoutEffect } from "react";
import { create } from "zustand";

/** The contents of the dialogs that are open, the top one last. */
const useLayers = create<readonly HTMLElement[]>(() => []);

/** Says that a dialog is open, by its content. */
export function useModalLayer(content: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!content) return;
    useLayers.setState((layers) => [...layers, content], true);
    return () => useLayers.setState((layers) => layers.filter((layer) => layer !== content), true);
  }, [content]);
}

/** The content of the dialog on top, outside of which nothing can have the focus; null while none is open. */
export function useTopModal(): HTMLElement | null {
  return useLayers((layers) => layers.at(-1) ?? null);
}
