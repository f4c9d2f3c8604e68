"use client";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import type { ShellBoard } from "#components/shell/navigation.ts";
import { useSingleKeys } from "./single-keys.ts";

const loadPalette = () => import("./command-palette.tsx");
const Palette = dynamic(loadPalette, { ssr: false });
const KeysHelp = dynamic(() => import("./keys-help.tsx"), { ssr: false });

type Open = "palette" | "keys" | null;
const OPEN = "offerlane:open-commands";

/** Opens the command palette from a button. */
export function openCommands(): void {
  window.dispatchEvent(new Event(OPEN));
}

/** Listens for the keys that work everywhere: Ctrl/Cmd+K and `?`. */
export function CommandCenter({ boards }: { boards: readonly ShellBoard[] }) {
  const [open, setOpen] = useState<Open>(null);
  const singleKeys = useSingleKeys();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      // Half of the chord: what it opens is there when the other half comes, and no letter is lost.
      if (event.key === "Control" || event.key === "Meta") void loadPalette();
      if ((event.metaKey || event.ctrlKey) && !event.shiftKey && event.key.toLowerCase() === "k") {
        event.preventDefault();
        setOpen((current) => (current === "palette" ? null : "palette"));
      } else if (event.key === "?" && singleKeys && !isText(event.target)) {
        event.preventDefault();
        setOpen("keys");
      }
    };
    const onOpen = () => setOpen("palette");
    window.addEventListener("keydown", onKeyDown);
    window.addEventListener(OPEN, onOpen);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      window.removeEventListener(OPEN, onOpen);
    };
  }, [singleKeys]);
  const close = () => setOpen(null);
  if (open === "palette")
    return <Palette boards={boards} onClose={close} onShowKeys={() => setOpen("keys")} />;
  return open === "keys" ? <KeysHelp onClose={close} /> : null;
}

function isText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox], [type=radio])")
  );
}
