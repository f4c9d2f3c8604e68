import { createContext, useContext, useLayoutEffect, useRef } from "react";
import { create } from "zustand";

/** The classes of the backdrop behind dialogs and drawers. */
export const overlayClasses = "fixed inset-0 z-50 animate-appear bg-overlay";

/** The classes of a floating panel: popover, menu, list of suggestions. */
export const panelClasses =
  "z-50 animate-rise rounded-card border border-line bg-raised text-ink shadow-raised focus:outline-none";

/** The classes of an option in a floating panel. */
export const optionClasses =
  "flex min-h-8 cursor-default items-center gap-2.5 rounded-[0.375rem] px-2.5 py-1.5 text-sm text-ink outline-none select-none data-disabled:pointer-events-none data-disabled:opacity-50 data-highlighted:bg-hover pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-muted";

const Container = createContext<HTMLElement | null>(null);

/** Provides the element of a dialog or drawer to what opens inside it. */
export const OverlayContainer = Container.Provider;

/**
 * Returns the element in which menus, popovers, and tooltips are rendered: the dialog around them, otherwise `main`.
 * There they are within a landmark, scroll with the wheel, and aren't hidden from screen readers by an open dialog.
 */
export function useOverlayContainer(): HTMLElement | null | undefined {
  const dialog = useContext(Container);
  if (dialog) return dialog;
  return typeof document === "undefined" ? undefined : document.getElementById("main");
}

/** The contents of the open dialogs, the top one last. */
const useLayers = create<readonly HTMLElement[]>(() => []);

/** Registers an open dialog by its content. */
export function useModalLayer(content: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!content) return;
    useLayers.setState((layers) => [...layers, content], true);
    return () => useLayers.setState((layers) => layers.filter((layer) => layer !== content), true);
  }, [content]);
}

/** Returns the content of the top dialog, which keeps the focus inside; null if none is open. */
export function useTopModal(): HTMLElement | null {
  return useLayers((layers) => layers.at(-1) ?? null);
}

/** Returns the top dialog, which shows errors of its own actions; null if none is open, or the top one is a drawer. */
export function topDialog(): HTMLElement | null {
  const top = useLayers.getState().at(-1) ?? null;
  return top?.hasAttribute("data-dialog") ? top : null;
}

/** Keeps a dialog open if a toast above it is pressed, such as its "Undo". */
export function keepOpenForToast(event: Event): void {
  if (event.target instanceof Element && event.target.closest("[data-toasts]")) event.preventDefault();
}

export type AutoFocus = {
  /** Moves the first focus away from the first control. */
  onOpenAutoFocus?: (event: Event) => void;
  /** Replaces the return of the focus to the control that opened the overlay. */
  onCloseAutoFocus?: (event: Event) => void;
};

/**
 * Returns props that give the focus back to the control that opened a dialog or drawer, because Radix gives it only to
 * a trigger beside the content. If an item of a menu opened it, the menu's button gets the focus. Focus that has
 * already moved elsewhere stays there.
 */
export function useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus }: AutoFocus = {}): Required<AutoFocus> {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event) {
      const menu = document.activeElement?.closest("[role=menu]")?.getAttribute("aria-labelledby");
      opener.current = menu ? document.getElementById(menu) : document.activeElement;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus(event) {
      if (onCloseAutoFocus) return onCloseAutoFocus(event);
      const { current } = opener;
      if (!(current instanceof HTMLElement) || current === document.body) return;
      if (document.activeElement !== document.body) return;
      event.preventDefault();
      current.focus();
    },
  };
}
