import type { Status } from "#components/status/status-meta.ts";
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
