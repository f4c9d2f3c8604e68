import { useEffect, useRef } from "react";
import { isTyping, useSingleKeys } from "#components/ui/keyboard.ts";

/** Calls a function by its key while the panel is open, except in text fields, menus, and dialogs over the panel. */
export function usePanelKeys(keys: Readonly<Record<string, () => void>>): void {
  const singleKeys = useSingleKeys();
  const held = useRef(keys);
  held.current = keys;
  useEffect(() => {
    if (!singleKeys) return;
    const listen = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(target) || target.closest("[role=alertdialog], [role=menu]")) return;
      // A form over the panel has its own dialog.
      if (document.querySelectorAll("[role=dialog]").length > 1) return;
      const act = held.current[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [singleKeys]);
}
