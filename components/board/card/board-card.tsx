import { Ellipsis } from "lucide-react";
import { useTranslations } from "next-intl";
import { type MouseEvent, memo, type RefObject, useEffect, useMemo, useRef } from "react";
import { IconButton } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { cn } from "#components/ui/cn.ts";
import { LocalTime } from "#components/ui/local-time.tsx";
import { toggled } from "#components/ui/toggled.ts";
import { useHydrated } from "#components/ui/use-hydrated.ts";
import type { Status } from "#domain/values.ts";
import { DRAG_HELP_ID } from "../drag/drag-help.tsx";
import { extend } from "../model/selection.ts";
import type { BoardCard as Card } from "../model/view.ts";
import { useBoard, useBoardUi } from "../state/board-context.ts";
import { cardHref } from "../state/use-card-address.ts";
import { CardFace } from "./card-face.tsx";

export type BoardCardProps = { card: Card; status: Status; now: number; tabbable: boolean };

/** Renders a card in its column: a link to its drawer that can be dragged, selected, and reached by arrow keys. */
export const BoardCard = memo(function BoardCard({ card, status, now, tabbable }: BoardCardProps) {
  const t = useTranslations("board");
  const selected = useBoardUi((ui) => ui.selection.has(card.id));
  const { onSelect, onClick, onMenu, onContextMenu, onFocus } = useCardHandlers(card.id, status);
  const link = useRef<HTMLAnchorElement>(null);
  useFocusWhenAsked(card.id, link);
  const name = t("cardName", { title: card.title, company: card.companyName });
  return (
    <article
      onContextMenu={onContextMenu}
      data-card={card.id}
      data-selected={selected || undefined}
      className="card card-face"
    >
      <CardFace
        card={card}
        now={now}
        Time={LocalTime}
        heading={
          <h3>
            <a
              ref={link}
              href={cardHref(card.id)}
              draggable={false}
              tabIndex={tabbable ? 0 : -1}
              data-card-link=""
              aria-label={name}
              aria-describedby={DRAG_HELP_ID}
              aria-keyshortcuts="Space x m e"
              onClick={onClick}
              onFocus={onFocus}
            >
              {card.title}
            </a>
          </h3>
        }
      />
      <CardActions
        id={card.id}
        name={name}
        tabIndex={tabbable ? 0 : -1}
        selected={selected}
        onMenu={onMenu}
        onSelect={onSelect}
      />
    </article>
  );
});

function useFocusWhenAsked(id: string, link: RefObject<HTMLAnchorElement | null>): void {
  const { store } = useBoard();
  const isFocusRequested = useBoardUi((ui) => ui.focusing === id);
  useEffect(() => {
    if (!isFocusRequested) return;
    // Moving the focus would close a menu that was opened in the meantime.
    if (store.getState().menu === null) link.current?.focus({ preventScroll: true });
    store.setState({ focusing: null });
  }, [isFocusRequested, link, store]);
}

/** Returns the handlers of a card: a press opens it, or with a modifier selects it. */
function useCardHandlers(id: string, status: Status) {
  const { store, data, actions } = useBoard();
  return useMemo(() => {
    const select = (range: boolean) => {
      const { selection, anchor } = store.getState();
      const { columns, shown } = data();
      const next = range ? extend(selection, columns, shown, anchor, id) : toggled(selection, id);
      store.setState({ selection: next, anchor: id });
    };
    const openMenu = (
      at: DOMRect | { x: number; y: number; width: number; height: number },
      opener: HTMLElement | null,
    ) => {
      const { x, y, width, height } = at;
      store.setState({ menu: { cardId: id, at: { x, y, width, height, opener } } });
    };
    return {
      onClick: (event: MouseEvent<HTMLElement>) => {
        event.preventDefault();
        if (event.shiftKey) select(true);
        else if (event.ctrlKey || event.metaKey) select(false);
        else actions.open(id);
      },
      onSelect: () => select(false),
      onFocus: () => {
        const { current } = store.getState();
        if (current[status] !== id) store.setState({ current: { ...current, [status]: id } });
      },
      onMenu: (event: MouseEvent<HTMLElement>) => {
        openMenu(event.currentTarget.getBoundingClientRect(), event.currentTarget);
      },
      onContextMenu: (event: MouseEvent<HTMLElement>) => {
        event.preventDefault();
        // A long press lifts the card; it doesn't open the menu.
        if (store.getState().drag || matchMedia("(pointer: coarse)").matches) return;
        const opener = event.currentTarget.querySelector<HTMLElement>("[data-card-link]");
        openMenu({ x: event.clientX, y: event.clientY, width: 0, height: 0 }, opener);
      },
    };
  }, [id, status, store, data, actions]);
}

type CardActionsProps = {
  id: string;
  /** The card's name for screen readers. */
  name: string;
  tabIndex: 0 | -1;
  selected: boolean;
  onMenu: (event: MouseEvent<HTMLElement>) => void;
  onSelect: () => void;
};

/**
 * Shows a card's menu and checkbox over its corner. They do nothing until the browser renders the page, so
 * they appear then.
 */
function CardActions({ id, name, tabIndex, selected, onMenu, onSelect }: CardActionsProps) {
  const t = useTranslations("board");
  const selecting = useBoardUi((ui) => ui.selection.size > 0);
  const menuOpen = useBoardUi((ui) => ui.menu?.cardId === id);
  if (!useHydrated()) return null;
  return (
    <span
      className={cn(
        "absolute top-1.5 right-1.5 z-10 flex flex-col items-center transition-opacity",
        !(selecting || menuOpen) && "card-actions",
      )}
    >
      <IconButton
        size="sm"
        label={t("cardMenu", { name })}
        aria-haspopup="menu"
        aria-expanded={menuOpen}
        tabIndex={tabIndex}
        onClick={onMenu}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      <span className={cn("-mt-1.5 grid size-7 place-items-center", !selecting && "pointer-coarse:hidden")}>
        <Checkbox
          checked={selected}
          onChange={onSelect}
          tabIndex={tabIndex}
          aria-label={t("select", { name })}
        />
      </span>
    </span>
  );
}
