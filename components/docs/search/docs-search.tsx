"use client";
import { Search } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useState, useSyncExternalStore } from "react";
import { modifier } from "#components/command-palette/modifier.ts";
import { Kbd } from "#components/ui/kbd.tsx";

const SearchDialog = dynamic(() => import("./search-dialog.tsx").then((file) => file.SearchDialog), {
  ssr: false,
});
const never = () => () => {};

/** Opens the search of the documentation: by its button, or Ctrl/Cmd+K. */
export function DocsSearch() {
  const t = useTranslations("docsearch");
  const key = useSyncExternalStore(never, modifier, () => "Ctrl");
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.shiftKey || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex h-9 items-center gap-2 rounded-control px-2.5 text-sm text-ink-muted transition-colors hover:bg-hover hover:text-ink pointer-coarse:h-11"
      >
        <Search aria-hidden className="size-4" />
        <span className="max-sm:sr-only">{t("open")}</span>
        <span className="flex gap-0.5 max-sm:hidden pointer-coarse:hidden" aria-hidden>
          <Kbd>{key}</Kbd>
          <Kbd>K</Kbd>
        </span>
      </button>
      {isOpen ? <SearchDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
