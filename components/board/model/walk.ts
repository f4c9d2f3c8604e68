import type { Status } from "#domain/values.ts";
import { type Columns, statusOf } from "./columns.ts";

export type Direction = "up" | "down" | "left" | "right" | "first" | "last";

/** Returns the direction of an arrow key, Home, or End; null for any other key. */
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
 * Returns the card that an arrow key leads to. Sideways it is the card at the same height in the nearest column that
 * has cards.
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
