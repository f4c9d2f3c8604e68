"use client";
import { Plus, Redo2, Search, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useOffer } from "#components/commands/offers.ts";
import { modifier } from "#components/ui/keyboard.ts";
import { useBoard } from "./board-context.ts";

/** Offers the board's commands and keys to the command palette and the list of keys. */
export function useBoardCommands(): void {
  const { store, data, actions } = useBoard();
  const t = useTranslations("board");
  const k = useTranslations("board.keys");
  const offer = useMemo(() => {
    const ctrl = modifier();
    return {
      commands: [
        {
          id: "add-card",
          label: t("addCard"),
          icon: Plus,
          keys: "N",
          run: () => store.setState({ adding: data().shown[0] ?? "saved" }),
        },
        {
          id: "filter",
          label: t("filter"),
          icon: Search,
          keys: "/",
          run: () => document.querySelector<HTMLInputElement>("[data-board-filter]")?.focus(),
        },
        { id: "undo", label: k("undo"), icon: Undo2, keys: `${ctrl} Z`, run: () => actions.undo() },
        { id: "redo", label: k("redo"), icon: Redo2, keys: `${ctrl} ⇧ Z`, run: () => actions.redo() },
      ],
      hints: [
        { keys: ["←", "↑", "↓", "→"], label: k("walk") },
        { keys: ["↵"], label: k("open") },
        { keys: [k("space")], label: k("lift") },
        { keys: ["Esc"], label: k("cancel") },
        { keys: ["M"], label: k("menu") },
        { keys: ["X"], label: k("select") },
        { keys: ["⇧", k("click")], label: k("range") },
        { keys: ["E"], label: k("archive") },
        { keys: ["N"], label: t("addCard") },
        { keys: ["/"], label: t("filter") },
        { keys: [ctrl, "Z"], label: k("undo") },
        { keys: [ctrl, "⇧", "Z"], label: k("redo") },
      ],
    };
  }, [store, data, actions, t, k]);
  useOffer(offer);
}
