import type { BoardCard, PageBoard } from "#server/resources/boards/contract.ts";
import { applyMove, type CardMove, type Columns, statusOf } from "./columns.ts";
import { type Dates, datesOf } from "./dates.ts";

export type { BoardCard };

/** A board with the faces of its cards, as `boards.getView` returns it. */
export type BoardView = { board: PageBoard; cards: BoardCard[] };

/** Returns the view with the moves that are still in flight applied to the server's latest state. */
export function withMoves(view: BoardView, moves: readonly CardMove[], now: string): BoardView {
  let columns: Columns = view.board.columns;
  const changed = new Set<string>();
  const dates: Dates = new Map(moves.flatMap((move) => [...datesOf(move)]));
  for (const move of moves) {
    for (const id of move.applicationIds) {
      if (statusOf(columns, id) !== move.status) changed.add(id);
    }
    columns = applyMove(columns, move);
  }
  if (columns === view.board.columns) return view;
  return withColumns(view, columns, changed, now, dates);
}

/** Returns the view with the columns that the server returned for a move. */
export function withColumns(
  view: BoardView,
  columns: Columns,
  changed: ReadonlySet<string>,
  now: string,
  dates: Dates,
): BoardView {
  const cards =
    changed.size + dates.size === 0 ? view.cards : view.cards.map((card) => moved(card, changed, now, dates));
  return { cards, board: { ...view.board, columns: columns as BoardView["board"]["columns"] } };
}

function moved(card: BoardCard, changed: ReadonlySet<string>, now: string, dates: Dates): BoardCard {
  const applicationDate = dates.get(card.id);
  const dated = applicationDate === undefined ? card : { ...card, applicationDate };
  return changed.has(card.id) ? { ...dated, statusSince: now, isAutoRetired: false } : dated;
}
