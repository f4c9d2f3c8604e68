import { invalidField, OperationError } from "#server/core/errors.ts";
import type { Owner } from "#server/core/owners.ts";

const PREFIX = "chg_";
/** An ID from before owners were part of it is only a position. */
const ID = /^chg_(?:([0-9a-z]{1,40})_)?(\d{1,15})$/;

/** Returns the ID of an owner's event. It includes the owner, as an account and an organization may have the same position. */
export function eventIdOf(owner: Owner, position: number): string {
  return `${PREFIX}${suffixOf(owner)}_${position}`;
}

/**
 * Returns the position that a cursor names.
 * @throws validation_failed if it isn't one of this owner's
 */
export function positionOf(owner: Owner, cursor: string): number {
  const [, suffix, digits] = ID.exec(cursor) ?? [];
  if (digits === undefined || (suffix !== undefined && suffix !== suffixOf(owner))) {
    throw invalidField(["cursor"], "This isn't the ID of an event of this list.");
  }
  return Number(digits);
}

/** Returns the error for a cursor after which events were deleted. */
export function cursorExpired(): OperationError {
  return new OperationError(
    "cursor_expired",
    "Events after this cursor are no longer kept. List events without a cursor and keep newest, read everything again, then continue with that newest.",
  );
}

function suffixOf({ id }: Owner): string {
  return id.slice(id.lastIndexOf("_") + 1);
}
