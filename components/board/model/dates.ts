import { fillsApplicationDate } from "#domain/application-date.ts";
import type { BoardCard, PageBoardSettings } from "#server/resources/boards/contract.ts";
import type { CardMove, Columns } from "./columns.ts";

/** Application dates that moves set or cleared. */
export type Dates = Map<string, string | null>;

/** Returns the application dates that a move sets or clears. */
export function datesOf({ dates }: CardMove): Dates {
  const date = dates?.change === "fill" ? `${dates.day}T00:00:00.000Z` : null;
  return new Map(dates?.applicationIds.map((id) => [id, date]));
}

type Seen = {
  board: { settings: PageBoardSettings };
  cards: ReadonlyMap<string, BoardCard>;
  all: Columns;
};

/**
 * Returns the move with the current day as the application date of its cards that enter a column for applied
 * cards and have none.
 */
export function withDates({ board, cards, all }: Seen, move: CardMove, day: string): CardMove {
  const { applicationIds, status } = move;
  const { fillsApplicationDate: isOn } = board.settings;
  const filled = applicationIds.filter((id) => {
    const card = cards.get(id);
    return card && !all[status].includes(id) && fillsApplicationDate(isOn, status, card.applicationDate);
  });
  if (filled.length === 0) return move;
  return { ...move, dates: { applicationIds: filled, day, change: "fill" } };
}
