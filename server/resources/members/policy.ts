import { isOwner, mayTouch, type Role } from "#domain/roles.ts";
import { OperationError } from "#server/core/errors.ts";

/**
 * Whether somebody of this role may touch a membership or invitation: only owners touch what is, or is to be, an owner's.
 * @param roles the role that it has, and the one that it is to have
 * @throws insufficient_role
 */
export function assertMayTouch(actor: Role, ...roles: readonly Role[]): void {
  if (mayTouch(actor, ...roles)) return;
  throw new OperationError(
    "insufficient_role",
    `Only an owner can add, change, or remove an owner. Your role is ${actor}.`,
  );
}

/** An organization never loses its last owner. @throws last_owner */
export function assertOwnerStays(role: Role, owners: number): void {
  if (!isOwner(role) || owners > 1) return;
  throw new OperationError(
    "last_owner",
    "This is the organization's last owner. Make someone else an owner first, or delete the organization.",
  );
}
