import { useMutationState, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useRef } from "react";
import { trpc } from "#components/api/client.ts";
import { STATUSES, type Status } from "#domain/values.ts";
import { type Arrangement, arrange, type Cards, isSorted } from "../model/arrange.ts";
import { type CardMove, type Columns, mapColumns } from "../model/columns.ts";
import type { DueDates } from "../model/due-dates.ts";
import { type BoardView, withMoves } from "../model/view.ts";
import { movesKey } from "./use-send-moves.ts";

/** The board as it is drawn. */
export type BoardData = {
  readonly board: BoardView["board"];
  readonly cards: Cards;
  /** Every card in manual order. */
  readonly all: Columns;
  /** The cards in sight, in the order shown. */
  readonly columns: Columns;
  /** The columns that are not collapsed. */
  readonly shown: readonly Status[];
  readonly sorted: boolean;
  /** The number of cards hidden by the filter box, the filter by dates, or the time filter. */
  readonly filteredOut: number;
  readonly now: number;
};

/** Returns the server's board with this tab's pending moves applied, filtered and sorted. */
export function useBoardData(initial: BoardView, filter: string, dates: DueDates, now: number): BoardData {
  const boardId = initial.board.id;
  const { data: view } = useQuery(
    trpc.boards.getView.queryOptions({ boardId }, { initialData: initial, initialDataUpdatedAt: now }),
  );
  const moves = useMutationState({
    filters: { mutationKey: movesKey(boardId), status: "pending" },
    select: ({ state }) => state.variables as CardMove,
  });
  const { board, cards: list } = useMemo(
    () => withMoves(view, moves, new Date().toISOString()),
    [view, moves],
  );
  const cards = useMemo(() => new Map(list.map((card) => [card.id, card])), [list]);
  const text = useDeferredValue(filter);
  const { sorts, timeFilter, hiddenStatuses } = board.settings;
  const dueDates = useDeferredValue(dates);
  const how = useMemo<Arrangement>(
    () => ({ sorts, timeFilter, text, dueDates, now }),
    [sorts, timeFilter, text, dueDates, now],
  );
  const columns = useArranged(board.columns, cards, how);
  return useMemo(() => {
    const shown = STATUSES.filter((status) => !hiddenStatuses.includes(status));
    const count = (of: Columns) => STATUSES.reduce((sum, status) => sum + of[status].length, 0);
    const filteredOut = count(board.columns) - count(columns);
    return { board, cards, all: board.columns, columns, shown, sorted: isSorted(sorts), filteredOut, now };
  }, [board, cards, columns, hiddenStatuses, sorts, now]);
}

type Arranged = { column: readonly string[]; cards: Cards; how: Arrangement; ids: readonly string[] };

/** Arranges only the columns that changed; the others keep their identity. */
function useArranged(columns: Columns, cards: Cards, how: Arrangement): Columns {
  const known = useRef(new Map<Status, Arranged>());
  return useMemo(
    () =>
      mapColumns((status) => {
        const column = columns[status];
        const before = known.current.get(status);
        if (before?.column === column && before.cards === cards && before.how === how) return before.ids;
        const made = arrange(column, cards, how);
        const ids = before && sameIds(before.ids, made) ? before.ids : made;
        known.current.set(status, { column, cards, how, ids });
        return ids;
      }),
    [columns, cards, how],
  );
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a === b || (a.length === b.length && a.every((id, index) => b[index] === id));
}
