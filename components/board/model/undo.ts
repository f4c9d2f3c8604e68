import type { Status } from "#domain/values.ts";
import { applyMove, type CardMove, type Columns, statusOf } from "./columns.ts";
import { positionBetween } from "./places.ts";

/** A card's former place: its column, and that column's order. */
type CardPlace = { readonly id: string; readonly status: Status; readonly order: readonly string[] };

/** The places to which undo or redo returns cards. */
export type UndoEntry = {
  readonly id: number;
  readonly places: readonly CardPlace[];
  /** The application dates that the move filled in or cleared. */
  readonly dates: CardMove["dates"];
};

/** A card that was deleted or restored. */
type GoneEntry = { readonly id: number; readonly gone: string };

/** A change that can be undone or redone. */
export type UndoStep = UndoEntry | GoneEntry;

const KEPT = 50;

/** The part of a move to remember: its cards, and the dates that came with it. */
type Moved = Pick<CardMove, "applicationIds" | "dates">;

/** Returns the undo entry that restores the current places of the cards. */
export function undoEntryOf(id: number, columns: Columns, { applicationIds, dates }: Moved): UndoEntry {
  const places = applicationIds.flatMap((card): CardPlace[] => {
    const status = statusOf(columns, card);
    return status === null ? [] : [{ id: card, status, order: columns[status] }];
  });
  return { id, places, dates };
}

/** Returns the stack with another step on top, without the oldest one if it is full. */
export function remember(stack: readonly UndoStep[], step: UndoStep): readonly UndoStep[] {
  return [...stack, step].slice(-KEPT);
}

/**
 * Returns the moves that bring the cards back to their former places, in an order in which each finds its neighbors. Skips cards that were
 * deleted, and cards already in place.
 */
export function movesToRestore(entry: UndoEntry, columns: Columns): CardMove[] {
  const moves: CardMove[] = [];
  let current = columns;
  const topFirst = [...entry.places].sort((a, b) => a.order.indexOf(a.id) - b.order.indexOf(b.id));
  for (const { id, status, order } of topFirst) {
    if (statusOf(current, id) === null) continue;
    const others = current[status].filter((other) => other !== id);
    const position = positionBetween(order, id, others);
    const dates = entry.dates?.applicationIds.includes(id)
      ? { ...opposite(entry.dates), applicationIds: [id] }
      : undefined;
    const move = { applicationIds: [id], status, position, ...(dates ? { dates } : {}) };
    const next = applyMove(current, move);
    if (sameOrder(next[status], current[status])) continue;
    moves.push(move);
    current = next;
  }
  return moves;
}

/** Returns the cards and dates of the move that carries out an entry, so that this move can be reversed in turn. */
export function oppositeMoveOf({ places, dates }: UndoEntry): Moved {
  return { applicationIds: places.map(({ id }) => id), dates: dates && opposite(dates) };
}

function opposite(dates: NonNullable<CardMove["dates"]>): NonNullable<CardMove["dates"]> {
  return { ...dates, change: dates.change === "fill" ? "clear" : "fill" };
}

function sameOrder(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => b[index] === id);
}
