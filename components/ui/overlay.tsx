"use client";
import { createContext, useContext, useLayoutEffect } from "react";
import { create } from "zustand";

/** The veil behind dialogs and drawers. */
export const overlayClasses = "fixed inset-0 z-50 animate-appear bg-overlay";

/** A floating panel: popover, menu, list of suggestions. */
export const panelClasses =
  "z-50 animate-rise rounded-card border border-line bg-raised text-ink shadow-raised focus:outline-none";

/** A line in a floating panel that can be chosen. */
export const optionClasses =
  "flex min-h-8 cursor-default items-center gap-2.5 rounded-[0.375rem] px-2.5 py-1.5 text-sm text-ink outline-none select-none data-disabled:pointer-events-none data-disabled:opacity-50 data-highlighted:bg-hover pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-muted";

const Container = createContext<HTMLElement | null>(null);

/** Dialogs and drawers hand their own element to what opens inside them. */
export const OverlayContainer = Container.Provider;

/**
 * The element that menus, popovers and tooltips are drawn in: the dialog around them, else `main`. There they
 * stand within a landmark, scroll with the wheel, and are not hidden from screen readers by an open dialog.
 */
export function useOverlayContainer(): HTMLElement | null | undefined {
  const dialog = useContext(Container);
  if (dialog) return dialog;
  return typeof document === "undefined" ? undefined : document.getElementById("main");
}

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

/** The dialog on top, which says itself why something in it was refused; null where none is open, or a drawer is. */
export function topDialog(): HTMLElement | null {
  const top = useLayers.getState().at(-1) ?? null;
  return top?.hasAttribute("data-dialog") ? top : null;
}

/** A press on a toast, such as its "Undo", leaves the dialog open that it stands above. */
export function keepOpenForToast(event: Event): void {
  if (event.target instanceof Element && event.target.closest("[data-toasts]")) event.preventDefault();
}
