import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { ShellPlaces } from "#components/shell/navigation.ts";
import { isInOverlay, isTyping, useSingleKeys } from "#components/ui/keyboard.ts";
import { loadAhead } from "#components/ui/load-ahead.ts";
import { SearchButton } from "#components/ui/search-button.tsx";
import { useFirstPress } from "#components/ui/use-first-press.ts";

const loadPalette = loadAhead(() => import("./command-palette.tsx"));
const Palette = lazy(loadPalette);
const KeysHelp = dynamic(() => import("./keys-help.tsx"), { ssr: false });

type Open = "palette" | "keys" | null;
const OPEN = "offerlane:open-commands";

/** Opens the command palette from a button. */
function openCommands(): void {
  window.dispatchEvent(new Event(OPEN));
}

/** Listens for the keys that work everywhere: Ctrl/Cmd+K, the slash, and `?`. */
export function CommandCenter(places: ShellPlaces) {
  const [open, setOpen] = useState<Open>(null);
  const singleKeys = useSingleKeys();
  const typed = useRef("");
  const pressed = useFirstPress();
  useEffect(() => {
    // If the palette can't be loaded, opening it shows the error.
    if (pressed) loadPalette().catch(() => undefined);
  }, [pressed]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if ((event.metaKey || event.ctrlKey) && !event.shiftKey && event.key.toLowerCase() === "k") {
        event.preventDefault();
        setOpen((current) => (current === "palette" ? null : "palette"));
      } else if (event.key === "?" && singleKeys && !isTyping(event.target)) {
        event.preventDefault();
        setOpen("keys");
      } else if (event.key === "/" && singleKeys && !isTyping(event.target) && !isInOverlay(event.target)) {
        event.preventDefault();
        const search = document.querySelector<HTMLElement>("main [data-search]");
        if (search) search.focus();
        else setOpen("palette");
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
  const close = useCallback(() => setOpen(null), []);
  useEffect(() => {
    if (open === null) typed.current = "";
  }, [open]);
  if (open === "palette")
    return (
      <Suspense fallback={<TypedAhead text={typed} onClose={close} />}>
        <Palette {...places} typed={typed} onClose={close} onShowKeys={() => setOpen("keys")} />
      </Suspense>
    );
  return open === "keys" ? <KeysHelp onClose={close} /> : null;
}

/** Opens the command palette, for those who don't know its key yet. */
export function CommandsButton() {
  const t = useTranslations("commands");
  return <SearchButton label={t("openCommands")} onClick={openCommands} />;
}

type TypedAheadProps = {
  /** Receives the typed text. */
  text: RefObject<string>;
  onClose: () => void;
};

/** Replaces the palette while it loads: typed text is kept for it, and triggers no shortcuts of the page below. */
function TypedAhead({ text, onClose }: TypedAheadProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      event.stopPropagation();
      if (event.key === "Escape") onClose();
      else if (event.key === "Backspace") text.current = text.current.slice(0, -1);
      else if (event.key.length === 1) text.current += event.key;
      // Other keys keep their effect in the browser: a page that doesn't load can be reloaded.
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [text, onClose]);
  return null;
}
