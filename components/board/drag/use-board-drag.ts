import type { DragStartEvent } from "@dnd-kit/core";
import { useTranslations } from "next-intl";
import { useMemo, useRef } from "react";
import { useToast } from "#components/ui/use-toast.ts";
import type { Status } from "#domain/values.ts";
import { statusOf } from "../model/columns.ts";
import { positionAt, stepTarget, type Target } from "../model/places.ts";
import { inOrder } from "../model/selection.ts";
import { directionOf } from "../model/walk.ts";
import { useBoard } from "../state/board-context.ts";
import type { Drag } from "../state/board-ui.ts";
import { useWording } from "../state/use-wording.ts";
import { columnAt, followPointer, ignoreNextClick, pointOf } from "./pointer-position.ts";

const ROOM_BETWEEN = 8;

/** Returns the card that the event is on. */
function cardOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-card]") : null;
}

type Followed = ReturnType<typeof followPointer> & { readonly above: number };

/** Returns the handlers for lifting, moving, and dropping, for pointer and keyboard alike. */
export function useBoardDrag() {
  const { store, data, actions, columns: handles } = useBoard();
  const t = useTranslations("board");
  const statusName = useTranslations("status");
  const toast = useToast();
  const wording = useWording();
  const followed = useRef<Followed | null>(null);

  return useMemo(() => {
    const placeText = ({ target, ids, placed }: Drag): string => {
      if (!target) return t("nowhere");
      const status = statusName(target.status);
      if (!placed || target.index === null) return t("placeColumn", { status });
      return t("place", { status, position: target.index + 1, total: others(target.status, ids).length + 1 });
    };

    const others = (status: Status, ids: readonly string[]) =>
      data().columns[status].filter((id) => !ids.includes(id));

    const setTarget = (target: Target | null) => {
      const { drag } = store.getState();
      if (!drag) return;
      const same = drag.target?.status === target?.status && drag.target?.index === target?.index;
      if (same) return;
      store.setState({ drag: { ...drag, target } });
      if (drag.by === "keyboard") actions.announce(placeText({ ...drag, target }));
    };

    function onDragStart({ activatorEvent }: DragStartEvent): void {
      const card = cardOf(activatorEvent);
      const activeId = card?.dataset.card ?? "";
      const board = data();
      const from = statusOf(board.columns, activeId);
      if (from === null) return;
      const { selection } = store.getState();
      const ids = selection.has(activeId) ? inOrder(selection, board.columns) : [activeId];
      const placed = ids.length === 1 && !board.sorted;
      const rect = card?.getBoundingClientRect();
      const point = pointOf(activatorEvent);
      const by = point ? "pointer" : "keyboard";
      const index = placed ? board.columns[from].indexOf(activeId) : null;
      const size = (rect?.height ?? 0) + ROOM_BETWEEN;
      const drag: Drag = { ids, activeId, from, by, placed, size, target: { status: from, index } };
      followed.current = point ? { ...followPointer(point), above: point.y - (rect?.top ?? point.y) } : null;
      store.setState({ drag, menu: null });
      const name = wording.cards(ids, board);
      actions.announce(t("lifted", { name, place: placeText(drag) }));
    }

    function setTargetAtPointer() {
      const { drag } = store.getState();
      const held = followed.current;
      if (!drag || !held) return;
      const status = columnAt(held.at());
      if (status === null) return setTarget(null);
      const handle = handles.get(status);
      const top = held.at().y - held.above;
      setTarget({ status, index: drag.placed && handle ? handle.slotAt(top, drag.activeId) : null });
    }

    /** Handles an arrow key while cards are lifted: the board moves them, not the drag library. */
    function onKey(event: KeyboardEvent): void {
      const { drag } = store.getState();
      const direction = directionOf(event.key);
      // A shortcut would take the focus from the lifted card.
      if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) event.preventDefault();
      if (!drag?.target || !direction) return;
      event.preventDefault();
      const { shown, sorted } = data();
      const context = {
        shown,
        placed: drag.placed,
        countOf: (status: Status) => others(status, drag.ids).length,
      };
      const next = stepTarget(drag.target, direction, context);
      if (sorted && next === drag.target) actions.announce(t("sortedHint"));
      setTarget(next);
    }

    function end(): Drag | null {
      const { drag } = store.getState();
      if (followed.current) ignoreNextClick();
      followed.current?.stop();
      followed.current = null;
      store.setState({ drag: null });
      return drag;
    }

    function onDragCancel(): void {
      const drag = end();
      if (!drag) return;
      actions.announce(t("liftCanceled", { name: wording.cards(drag.ids, data()) }));
      if (drag.by === "keyboard") actions.focus(drag.activeId);
    }

    function onDragEnd() {
      // The place where the pointer let go, not where the drag library saw it last.
      setTargetAtPointer();
      const { drag } = store.getState();
      if (!drag?.target) return onDragCancel();
      const { target } = drag;
      end();
      drop(drag, target);
      if (drag.by === "keyboard") requestAnimationFrame(() => actions.focus(drag.activeId));
    }

    function drop({ ids, from, placed }: Drag, { status, index }: Target) {
      const board = data();
      if (!placed && status === from && ids.every((id) => board.all[status].includes(id))) {
        if (!board.sorted) return;
        toast.info(t("sortedTitle"), { id: "sorted", description: t("sortedHint") });
        return actions.announce(t("sortedHint"));
      }
      const [id] = ids;
      if (!placed || index === null || id === undefined) return actions.move(ids, status);
      const before = board.columns[status];
      if (status === from && before.indexOf(id) === index) return actions.announce(t("stays"));
      const visible = before.filter((other) => other !== id);
      const whole = before.length === board.all[status].length;
      actions.move(ids, status, positionAt(visible, index, whole));
    }

    const moves = { onDragMove: setTargetAtPointer, onDragOver: setTargetAtPointer };
    return { onDragStart, ...moves, onDragEnd, onDragCancel, onKey };
  }, [store, data, actions, handles, t, statusName, toast, wording]);
}
