import type { Status } from "#domain/values.ts";
import type { Position } from "#server/resources/applications/inputs.ts";
import { type Columns, statusOf } from "./columns.ts";

export type Direction = "up" | "down" | "left" | "right" | "first" | "last";

/** The direction of an arrow key, Home or End; null for any other key. */
export function directionOf(key: string): Direction | null {
  return directions[key] ?? null;
}

const directions: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "first",
  End: "last",
};

/**
 * The card that an arrow key leads to. Sideways it goes to the nearest column that has cards, to the card at the
 * same height.
 * @param shown the columns in sight, from left to right
 */
export function walk(columns: Columns, shown: readonly Status[], id: string, to: Direction): string | null {
  const status = statusOf(columns, id);
  if (status === null) return null;
  const column = columns[status];
  const index = column.indexOf(id);
  if (to === "first") return column[0] ?? null;
  if (to === "last") return column.at(-1) ?? null;
  if (to === "up" || to === "down") return column[index + (to === "up" ? -1 : 1)] ?? null;
  const at = shown.indexOf(status);
  const beyond = to === "right" ? shown.slice(at + 1) : shown.slice(0, Math.max(at, 0)).reverse();
  const next = beyond.find((other) => columns[other].length > 0);
  if (next === undefined) return null;
  return columns[next][Math.min(index, columns[next].length - 1)] ?? null;
}

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

/**
 * The slot in a column nearest to the upper edge of a dragged card. A slot begins where each of the other cards
 * begins once the dragged one is taken out, and one more follows the last: so a card changes place when it has gone
 * half the way, upwards and downwards alike.
 * @param sizes heights of the other cards, gaps included
 * @param top the dragged card's upper edge, measured from the beginning of the column's content
 */
export function slotAt(sizes: readonly number[], top: number): number {
  let start = 0;
  for (let index = 0; index < sizes.length; index++) {
    const size = sizes[index] ?? 0;
    if (top < start + size / 2) return index;
    start += size;
  }
  return sizes.length;
}
