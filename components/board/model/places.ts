import type { Status } from "#domain/values.ts";
import type { Position } from "#server/resources/applications/inputs.ts";
import type { Direction } from "./walk.ts";

/** The place where the lifted cards would land; no index if the column decides it. */
export type Target = { readonly status: Status; readonly index: number | null };

export type LiftContext = {
  readonly shown: readonly Status[];
  /** Returns the number of cards in a column besides the lifted ones. */
  readonly countOf: (status: Status) => number;
  /** True if a place in a column can be chosen: not in a sorted view, not for several cards. */
  readonly placed: boolean;
};

/** Returns the target that an arrow key leads to while cards are lifted; the same target if there is none in that direction. */
export function stepTarget(target: Target, to: Direction, context: LiftContext): Target {
  const { shown, countOf, placed } = context;
  if (to === "left" || to === "right") {
    const next = shown[shown.indexOf(target.status) + (to === "left" ? -1 : 1)];
    if (next === undefined) return target;
    return { status: next, index: placed ? Math.min(target.index ?? 0, countOf(next)) : null };
  }
  if (!placed || target.index === null) return target;
  const last = countOf(target.status);
  const index = { up: target.index - 1, down: target.index + 1, first: 0, last }[to];
  return { status: target.status, index: Math.min(Math.max(index, 0), last) };
}

/**
 * Returns the position of a card dropped among the visible cards. It lands beside a visible neighbor: cards that a
 * filter hides keep their order around it.
 * @param visible the column's visible cards, without the moving one
 * @param whole true if these are all the cards of the column
 */
export function positionAt(visible: readonly string[], index: number, whole: boolean): Position {
  const below = visible[index];
  const above = visible[index - 1];
  if (whole && index <= 0) return { first: true };
  if (below !== undefined) return { before: below };
  if (whole || above === undefined) return { last: true };
  return { after: above };
}

/**
 * Finds a card's former place in the column as it is now: below the nearest card that was above it and is still there,
 * otherwise above the nearest that was below it.
 */
export function positionBetween(former: readonly string[], id: string, column: readonly string[]): Position {
  const present = new Set(column);
  const index = former.indexOf(id);
  const above = former.slice(0, Math.max(index, 0)).findLast((other) => present.has(other));
  if (above !== undefined) return { after: above };
  const below = former.slice(index + 1).find((other) => present.has(other));
  return below === undefined ? { first: true } : { before: below };
}
