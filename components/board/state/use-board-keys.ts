import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { isInOverlay, isTyping, useSingleKeys } from "#components/ui/keyboard.ts";
import { toggled } from "#components/ui/toggled.ts";
import { statusOf } from "../model/columns.ts";
import { inOrder, nothing } from "../model/selection.ts";
import { directionOf, walk } from "../model/walk.ts";
import { useBoard } from "./board-context.ts";

/** Handles the board's keys. Single-letter keys work on a focused card, and elsewhere only if the person wants them. */
export function useBoardKeys(): void {
  const { store, data, actions } = useBoard();
  const t = useTranslations("board");
  const singleKeys = useSingleKeys();
  useEffect(() => {
    const ofCard = (event: KeyboardEvent, id: string): boolean => {
      const { columns, shown } = data();
      const { selection } = store.getState();
      const direction = directionOf(event.key);
      if (direction) {
        const next = walk(columns, shown, id, direction);
        if (next !== null) actions.focus(next);
        return true;
      }
      if (event.key === "x") {
        store.setState({ selection: toggled(selection, id), anchor: id });
        const count = store.getState().selection.size;
        actions.announce(t("selected", { count }));
        return true;
      }
      if (event.key === "e") {
        const ids = selection.has(id) ? inOrder(selection, columns) : [id];
        const status = statusOf(columns, id);
        const next = status ? (walk(columns, shown, id, "down") ?? walk(columns, shown, id, "up")) : null;
        actions.move(ids, "archived");
        store.setState({ selection: nothing });
        if (next !== null) requestAnimationFrame(() => actions.focus(next));
        return true;
      }
      if (event.key === "m") {
        const opener = event.target as HTMLElement;
        const button = opener.closest("[data-card]")?.querySelector("[aria-haspopup=menu]") ?? opener;
        const { x, y, width, height } = button.getBoundingClientRect();
        store.setState({ menu: { cardId: id, at: { x, y, width, height, opener } } });
        return true;
      }
      return false;
    };

    const anywhere = (event: KeyboardEvent, focused: string | null): boolean => {
      if (event.key === "Escape" && store.getState().selection.size > 0) {
        store.setState({ selection: nothing, anchor: null });
        actions.announce(t("selected", { count: 0 }));
        return true;
      }
      if (!singleKeys) return false;
      if (event.key === "n") {
        const status = focused === null ? null : statusOf(data().all, focused);
        store.setState({ adding: status ?? data().shown[0] ?? "saved" });
        return true;
      }
      return false;
    };

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || store.getState().drag) return;
      const target = event.target as HTMLElement;
      if (isTyping(target) || isInOverlay(target)) return;
      const modified = event.ctrlKey || event.metaKey;
      const chord =
        modified && !event.altKey ? `${event.shiftKey ? "shift " : ""}${event.key.toLowerCase()}` : "";
      if (chord === "z" || chord === "shift z" || chord === "y") {
        event.preventDefault();
        return chord === "z" ? actions.undo() : actions.redo();
      }
      if (modified || event.altKey) return;
      const link = target.closest("[data-card-link]");
      const focused = link?.closest<HTMLElement>("[data-card]")?.dataset.card ?? null;
      if ((focused !== null && ofCard(event, focused)) || anywhere(event, focused)) event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [store, data, actions, t, singleKeys]);
}
