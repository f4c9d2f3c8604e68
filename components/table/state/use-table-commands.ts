"use client";
import { Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useOffer } from "#components/commands/offers.ts";
import { modifier } from "#components/ui/keyboard.ts";
import type { TableActions } from "./use-table-actions.ts";

/** What the table offers to the command palette and to the list of keys. */
export function useTableCommands(actions: TableActions): void {
  const t = useTranslations("table.keys");
  const offer = useMemo(() => {
    const ctrl = modifier();
    return {
      commands: [{ id: "undo", label: t("undo"), icon: Undo2, keys: `${ctrl} Z`, run: actions.undo }],
      hints: [
        { keys: ["←", "↑", "↓", "→"], label: t("walk") },
        { keys: ["↵"], label: t("edit") },
        { keys: [t("type")], label: t("typeText") },
        { keys: ["Esc"], label: t("cancel") },
        { keys: ["Del"], label: t("clear") },
        { keys: ["⇧", "↓"], label: t("range") },
        { keys: [ctrl, "C X V"], label: t("copy") },
        { keys: [ctrl, "D"], label: t("fill") },
        { keys: [ctrl, "Z"], label: t("undo") },
        { keys: [ctrl, "↵"], label: t("open") },
      ],
    };
  }, [actions, t]);
  useOffer(offer);
}
