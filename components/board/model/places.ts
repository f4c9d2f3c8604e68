import type { Status } from "#domain/values.ts";
import type { Position } from "#server/resources/applications/inputs.ts";
import type { Direction } from "./walk.ts";

/** Where the lifted cards would land; no index where the column decides the place itself. */
export type Target = { readonly status: Status; readonly index: number | null };

export type LiftContext = {
  readonly shown: readonly Status[];
  /** How many cards a column shows besides the lifted ones. */
  readonly countOf: (status: Status) => number;
  /** Whether a place in a column can be chosen: not in a sorted view, not for several cards. */
  readonly placed: boolean;
};

/** The target that an arrow key leads to while cards are lifted; the same target where there is no way further. */
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
 * Where a card goes that is dropped among the cards in sight. Beside a neighbor it can see: cards that a filter
 * hides keep their own order around it.
 * @param visible the column's cards in sight, without the moving one
 * @param whole whether these are all the cards of the column
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
 * The place that a card had, found again in the column as it is now: below the nearest card that stood above it and
 * is still there, else above the nearest that stood below it.
 */
export function positionBetween(former: readonly string[], id: string, column: readonly string[]): Position {
  const present = new Set(column);
  const index = former.indexOf(id);
  const above = former.slice(0, Math.max(index, 0)).findLast((other) => present.has(other));
  if (above !== undefined) return { after: above };
  const below = former.slice(index + 1).find((other) => present.has(other));
  return below === undefined ? { first: true } : { before: below };
}
