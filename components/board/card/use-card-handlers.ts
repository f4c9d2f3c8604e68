"use client";
import { type MouseEvent, useMemo } from "react";
import type { Status } from "#components/status/status-meta.ts";
import { extend, toggle } from "../model/selection.ts";
import { useBoard } from "../state/board-context.ts";

/** What a press on a card does: open it, or with a modifier select it. */
export function useCardHandlers(id: string, status: Status) {
  const { store, data, actions } = useBoard();
  return useMemo(() => {
    const select = (range: boolean) => {
      const { selection, anchor } = store.getState();
      const { columns, shown } = data();
      const next = range ? extend(selection, columns, shown, anchor, id) : toggle(selection, id);
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
        // A long press lifts the card; it does not ask for the menu.
        if (store.getState().drag || matchMedia("(pointer: coarse)").matches) return;
        const opener = event.currentTarget.querySelector<HTMLElement>("[data-card-link]");
        openMenu({ x: event.clientX, y: event.clientY, width: 0, height: 0 }, opener);
      },
    };
  }, [id, status, store, data, actions]);
}
