"use client";
import { useTranslations } from "next-intl";
import { SearchButton } from "#components/ui/search-button.tsx";
import { openCommands } from "./command-center.tsx";

/** The way to the command palette for those who do not know its key yet. */
export function CommandsButton() {
  const t = useTranslations("commands");
  return <SearchButton label={t("openCommands")} onClick={openCommands} />;
}
