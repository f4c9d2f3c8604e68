import type { Inputs } from "#components/api/client.ts";
import { STATUSES, type Status } from "#domain/values.ts";
import type { Position } from "#server/resources/applications/inputs.ts";

/** The ids of a board's cards by status, in their manual order. */
export type Columns = Readonly<Record<Status, readonly string[]>>;

/** Cards that move to a column. Several cards, or one without a position, go to its bottom. */
export type CardMove = {
  readonly applicationIds: readonly string[];
  readonly status: Status;
  readonly position?: Position | undefined;
  /** The application dates that the move fills in or clears. */
  readonly dates?: Inputs["applications"]["moveCards"]["dates"];
};

/** Returns the column that has the card, or null if the board doesn't have it. */
export function statusOf(columns: Columns, id: string): Status | null {
  return STATUSES.find((status) => columns[status].includes(id)) ?? null;
}

/** Returns a column for each status, each made by the function. */
export function mapColumns<Column>(make: (status: Status) => Column): Record<Status, Column> {
  return Object.fromEntries(STATUSES.map((status) => [status, make(status)])) as Record<Status, Column>;
}

/**
 * Returns the columns after a move, as the server will return them. Unchanged columns keep their identity, so that they
 * aren't drawn again.
 */
export function applyMove(columns: Columns, move: CardMove): Columns {
  const { status, position } = move;
  const moving = move.applicationIds.filter((id) => {
    const from = statusOf(columns, id);
    return from !== null && (from !== status || position !== undefined);
  });
  if (moving.length === 0) return columns;
  const gone = new Set(moving);
  return mapColumns((name) => {
    const column = columns[name];
    const rest = column.some((id) => gone.has(id)) ? column.filter((id) => !gone.has(id)) : column;
    return name === status ? insertAt(rest, moving, indexOf(rest, position)) : rest;
  });
}

function insertAt(column: readonly string[], ids: readonly string[], index: number): readonly string[] {
  return [...column.slice(0, index), ...ids, ...column.slice(index)];
}

function indexOf(column: readonly string[], position: Position | undefined): number {
  if (position === undefined || "last" in position) return column.length;
  if ("first" in position) return 0;
  const neighbor = column.indexOf("before" in position ? position.before : position.after);
  if (neighbor === -1) return column.length;
  return "before" in position ? neighbor : neighbor + 1;
}
