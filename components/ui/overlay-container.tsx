"use client";
import { createContext, useContext } from "react";

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
