import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo, useRef, useState } from "react";
import { api, randomKey, trpc } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { loadAhead } from "#components/ui/load-ahead.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { dayIn } from "#domain/application-date.ts";
import type { Status } from "#domain/values.ts";
import type { Position } from "#server/resources/applications/inputs.ts";
import { applyMove, type CardMove, type Columns, mapColumns } from "../model/columns.ts";
import { withDates } from "../model/dates.ts";
import type { BoardView } from "../model/view.ts";
import type { Undoing } from "./undoing.ts";
import type { BoardData } from "./use-board-data.ts";
import { type KeyedMove, movesKey, useSendMoves } from "./use-send-moves.ts";
import { useWording } from "./use-wording.ts";

const loadUndoing = loadAhead(() => import("./undoing.ts"));
const NOTHING_TOAST = "undo-nothing";

/**
 * Returns the functions that move and delete cards. A move shows immediately, and a deletion once it is saved; both are announced once they
 * are saved, and can be undone and redone.
 * @param data returns the board as currently rendered
 */
export function useMoves(boardId: string, data: () => BoardData, announce: (text: string) => void) {
  const t = useTranslations("board");
  const toast = useToast();
  const wording = useWording();
  const undoing = useRef<Promise<Undoing> | null>(null);
  const lastId = useRef(0);
  const shownId = useRef("");

  const [telling] = useState(() => new Map<string, () => void>());

  const onSaved = ({ key }: KeyedMove) => {
    telling.get(key)?.();
    telling.delete(key);
  };
  const onRejected = (error: unknown, move: KeyedMove) => {
    telling.delete(move.key);
    const name = wording.cards(move.applicationIds, data());
    toast.dismiss(shownId.current);
    toast.error(t("moveRefused", { name }), {
      id: `refused-${move.key}`,
      description: problemOf(error)?.detail ?? t("moveUnanswered"),
    });
    announce(t("moveRefused", { name }));
  };
  const { mutate } = useSendMoves(boardId, { onSaved, onRejected });
  const sendRemoval = useRemoval(boardId);

  const zone = useViewerZone();
  return useMemo(() => {
    let newest = "";
    const send = (move: CardMove, takesBack = false) => {
      newest = randomKey();
      mutate({ ...move, key: newest, takesBack } satisfies KeyedMove);
    };
    /** Runs `tell` once the last move is saved: no move is announced before that. */
    const announceWhenSaved = (tell: () => void) => telling.set(newest, tell);

    /**
     * Offers undo or redo, in one toast at a time, unless the person undid or redid the change while it was being saved. A toast closes
     * when its button is pressed, so each has its own id.
     */
    function offer(kind: "undoable" | "redoable", text: string, id: number): void {
      withHistory((history) => {
        if (!history.isOpen(id)) return;
        toast.dismiss(shownId.current);
        shownId.current = `${kind}-${id}`;
        if (kind === "undoable")
          toast.undoable(text, () => undo(id), { id: shownId.current, hasPageKey: true });
        else toast.redoable(text, () => redo(id), { id: shownId.current });
      });
    }

    const nextId = () => {
      lastId.current += 1;
      return lastId.current;
    };

    async function sendGone(cardId: string, isBack: boolean): Promise<boolean> {
      const name = wording.card(cardId, data());
      try {
        await sendRemoval({ cardId, isBack });
        return true;
      } catch (error) {
        const text = isBack ? t("restoreRefused") : t("deleteRefused", { name });
        toast.error(text, { description: problemOf(error)?.detail ?? t("moveUnanswered") });
        announce(text);
        return false;
      }
    }

    /** Runs a function with the undo stacks, whose code loads with the first change. */
    function withHistory(act: (history: Undoing) => void): void {
      undoing.current ??= loadUndoing().then(({ makeUndoing }) =>
        makeUndoing({
          columns: () => data().all,
          nextId,
          send,
          sendGone,
          onDone: (kind, id, isSaved) => {
            const tell = () => {
              announce(t(kind));
              offer(kind === "undone" ? "redoable" : "undoable", t(kind), id);
            };
            if (isSaved) tell();
            else announceWhenSaved(tell);
          },
          onNothing: (kind) => {
            announce(t(kind));
            toast.dismiss(shownId.current);
            toast.info(t(kind), { id: NOTHING_TOAST });
          },
        }),
      );
      void undoing.current.then(act, () => {
        undoing.current = null;
      });
    }

    /** Undoes or redoes. The toast that offered it, or offered an earlier change, closes immediately. */
    function undoOrRedo(act: (history: Undoing) => void): void {
      withHistory((history) => {
        // Dismissed only now: a toast that was waiting for the undo stacks may have just appeared.
        toast.dismiss(shownId.current);
        act(history);
      });
    }

    function move(ids: readonly string[], status: Status, position?: Position): void {
      const before = data();
      const today = dayIn(zone, new Date());
      const move = withDates(before, { applicationIds: ids, status, position }, today);
      const after: Columns = applyMove(before.all, move);
      if (after === before.all) return;
      const id = nextId();
      withHistory((history) => history.keep(id, before.all, move));
      send(move);
      const text = wording.moved(before, after, move);
      announceWhenSaved(() => {
        announce(text.spoken);
        if (text.shown) offer("undoable", text.shown, id);
      });
    }

    async function remove(cardId: string): Promise<void> {
      const text = t("deleted", { name: wording.card(cardId, data()) });
      if (!(await sendGone(cardId, false))) return;
      const id = nextId();
      withHistory((history) => history.keepGone(id, cardId));
      announce(text);
      offer("undoable", text, id);
    }

    const undo = (id?: number) => undoOrRedo((history) => history.undo(id));
    const redo = (id?: number) => undoOrRedo((history) => history.redo(id));
    return { move, remove, undo, redo };
  }, [data, mutate, sendRemoval, announce, t, toast, wording, zone, telling]);
}

/** A card to delete, or to bring back. */
type Removal = { readonly cardId: string; readonly isBack: boolean };

/** Deletes cards and brings them back, each after the moves that are under way. */
function useRemoval(boardId: string): (removal: Removal) => Promise<void> {
  const queryClient = useQueryClient();
  const viewKey = trpc.boards.getView.queryKey({ boardId });
  const { mutateAsync } = useMutation({
    scope: { id: movesKey(boardId).join(":") },
    meta: { silent: true },
    mutationFn: async ({ cardId, isBack }: Removal): Promise<void> => {
      await api.applications.setRemoved.mutate({ applicationIds: [cardId], isRemoved: !isBack });
    },
    onSuccess: async (_answer, { cardId, isBack }) => {
      void queryClient.invalidateQueries(trpc.companies.pathFilter());
      if (isBack) await queryClient.invalidateQueries({ queryKey: viewKey });
      else queryClient.setQueryData(viewKey, (view) => view && without(view, cardId));
    },
  });
  return mutateAsync;
}

function without(view: BoardView, cardId: string): BoardView {
  const columns = mapColumns((status) => view.board.columns[status].filter((id) => id !== cardId));
  return { cards: view.cards.filter(({ id }) => id !== cardId), board: { ...view.board, columns } };
}
