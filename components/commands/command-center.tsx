"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { ShellPlaces } from "#components/shell/navigation.ts";
import { isTyping, useSingleKeys } from "#components/ui/keyboard.ts";
import { SearchButton } from "#components/ui/search-button.tsx";

const loadPalette = () => import("./command-palette.tsx");
const Palette = dynamic(loadPalette, { ssr: false });
const KeysHelp = dynamic(() => import("./keys-help.tsx"), { ssr: false });

type Open = "palette" | "keys" | null;
const OPEN = "offerlane:open-commands";

/** Opens the command palette from a button. */
function openCommands(): void {
  window.dispatchEvent(new Event(OPEN));
}

/** Listens for the keys that work everywhere: Ctrl/Cmd+K and `?`. */
export function CommandCenter(places: ShellPlaces) {
  const [open, setOpen] = useState<Open>(null);
  const singleKeys = useSingleKeys();
  useEffect(() => whenIdle(loadPalette), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if ((event.metaKey || event.ctrlKey) && !event.shiftKey && event.key.toLowerCase() === "k") {
        event.preventDefault();
        setOpen((current) => (current === "palette" ? null : "palette"));
      } else if (event.key === "?" && singleKeys && !isTyping(event.target)) {
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
  if (open === "palette") return <Palette {...places} onClose={close} onShowKeys={() => setOpen("keys")} />;
  return open === "keys" ? <KeysHelp onClose={close} /> : null;
}

/** Fetches the palette once the page has nothing else to do: what is typed right after its key is not lost. */
function whenIdle(load: () => Promise<unknown>): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(load, 1_500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => void load());
  return () => cancelIdleCallback(handle);
}

/** The way to the command palette for those who do not know its key yet. */
export function CommandsButton() {
  const t = useTranslations("commands");
  return <SearchButton label={t("openCommands")} onClick={openCommands} />;
}
