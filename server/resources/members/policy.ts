import { isOwner, mayTouch, type Role } from "#domain/roles.ts";
import { OperationError } from "#server/core/errors.ts";

/**
 * Checks that a role may change a membership or invitation: only owners may change one that is, or becomes, an owner's.
 * @param roles its current role and its new one
 * @throws insufficient_role
 */
export function assertMayTouch(actor: Role, ...roles: readonly Role[]): void {
  if (mayTouch(actor, ...roles)) return;
  throw new OperationError(
    "insufficient_role",
    `Only an owner can add, change, or remove an owner. Your role is ${actor}.`,
  );
}

/** Checks that an organization keeps an owner. @throws last_owner */
export function assertOwnerStays(role: Role, owners: number): void {
  if (!isOwner(role) || owners > 1) return;
  throw new OperationError(
    "last_owner",
    "This is the organization's last owner. Make someone else an owner first, or delete the organization.",
  );
}
