"use client";
import { useEffect, useRef } from "react";
import { isTyping, useSingleKeys } from "#components/ui/keyboard.ts";

/** n and p lead to the next and the previous applicant while the panel is open, but not where one writes. */
export function usePanelKeys(onStep: (step: 1 | -1) => void): void {
  const singleKeys = useSingleKeys();
  const step = useRef(onStep);
  step.current = onStep;
  useEffect(() => {
    if (!singleKeys) return;
    const listen = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(target) || target.closest("[role=alertdialog], [role=menu]")) return;
      if (event.key !== "n" && event.key !== "p") return;
      event.preventDefault();
      step.current(event.key === "n" ? 1 : -1);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [singleKeys]);
}
