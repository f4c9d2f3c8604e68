import type { Position } from "#server/resources/applications/inputs.ts";

/**
 * Where a card goes that is dropped among the cards in sight. Beside a neighbour it can see: cards that a filter
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
