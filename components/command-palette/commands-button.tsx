"use client";
import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { Kbd } from "#components/ui/kbd.tsx";
import { openCommands } from "./command-center.tsx";
import { modifier } from "./modifier.ts";

const never = () => () => {};

/** The way to the command palette for those who do not know its key yet. */
export function CommandsButton() {
  const t = useTranslations("commands");
  const key = useSyncExternalStore(never, modifier, () => "Ctrl");
  return (
    <button
      type="button"
      onClick={openCommands}
      className="flex h-9 items-center gap-2 rounded-control px-2.5 text-sm text-ink-muted transition-colors hover:bg-hover hover:text-ink pointer-coarse:h-11"
    >
      <Search aria-hidden className="size-4" />
      <span className="max-sm:sr-only">{t("openCommands")}</span>
      <span className="flex gap-0.5 max-sm:hidden pointer-coarse:hidden" aria-hidden>
        <Kbd>{key}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
  );
}
