"use client";
import { useTranslations } from "next-intl";
import { useMemo, useRef } from "react";
import { randomKey } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { useViewerZone } from "#components/ui/use-browser-value.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { dayIn } from "#domain/application-date.ts";
import type { Status } from "#domain/values.ts";
import type { Position } from "#server/resources/applications/inputs.ts";
import { applyMove, type CardMove, type Columns, statusOf } from "../model/columns.ts";
import { withDates } from "../model/dates.ts";
import { movesBack, remember, type UndoEntry } from "../model/undo.ts";
import type { BoardData } from "./use-board-data.ts";
import { type KeyedMove, useSendMoves } from "./use-send-moves.ts";
import { useWording } from "./use-wording.ts";

const UNDO_TOAST = "undo";

/**
 * Moving cards: seen at once, told to the screen reader, kept for undo.
 * @param data the board as it is drawn at the moment of the call
 */
export function useMoves(boardId: string, data: () => BoardData, announce: (text: string) => void) {
  const t = useTranslations("board");
  const toast = useToast();
  const wording = useWording();
  const undoable = useRef<readonly UndoEntry[]>([]);
  const lastId = useRef(0);

  const { mutate } = useSendMoves(boardId, (error, move) => {
    const name = wording.cards(move.applicationIds, data());
    toast.dismiss(UNDO_TOAST);
    toast.error(t("moveRefused", { name }), {
      id: `refused-${move.key}`,
      description: problemOf(error)?.detail ?? t("moveUnanswered"),
    });
    announce(t("moveRefused", { name }));
  });

  const zone = useViewerZone();
  return useMemo(() => {
    const send = (move: CardMove, takesBack = false) =>
      mutate({ ...move, key: randomKey(), takesBack } satisfies KeyedMove);

    function move(ids: readonly string[], status: Status, position?: Position): void {
      const before = data();
      const today = dayIn(zone, new Date());
      const move = withDates(before, { applicationIds: ids, status, position }, today);
      const after: Columns = applyMove(before.all, move);
      if (after === before.all) return;
      lastId.current += 1;
      const id = lastId.current;
      undoable.current = remember(undoable.current, id, before.all, move);
      send(move);
      const text = wording.moved(before, after, move);
      announce(text.spoken);
      if (text.shown) toast.undoable(text.shown, () => undo(id), { id: UNDO_TOAST });
    }

    function undo(id?: number) {
      const entry =
        id === undefined ? undoable.current.at(-1) : undoable.current.find((each) => each.id === id);
      if (!entry) return announce(t("nothingToUndo"));
      undoable.current = undoable.current.filter((each) => each !== entry);
      const before = data();
      const moves = movesBack(entry, before.all);
      for (const back of moves) {
        const takesBack = back.applicationIds.some((card) => statusOf(before.all, card) !== back.status);
        send(back, takesBack);
      }
      toast.dismiss(UNDO_TOAST);
      const gone = entry.places.some((place) => statusOf(before.all, place.id) === null);
      const text = moves.length > 0 ? t("undone") : gone ? t("undoGone") : t("nothingToUndo");
      announce(text);
      toast.info(text, { id: UNDO_TOAST });
    }

    return { move, undo };
  }, [data, mutate, announce, t, toast, wording, zone]);
}
