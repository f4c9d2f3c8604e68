import { type Role, STAFF } from "#domain/roles.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import { declaredOperations } from "../rest/routes.ts";

/** The roles that may call an operation; with `orOwn` also the applicant whose card it is. */
export type RoleRow = { operation: string; roles: readonly Role[]; orOwn: boolean };

/** Returns every operation that requires a role, with the permitted roles of its contract. */
export function roleRows(): RoleRow[] {
  return declaredOperations().flatMap(({ contract }) => rowOf(contract) ?? []);
}

/** Returns an operation's row. On a card, a contract without roles is for its applicant and for staff; one with roles is for those only. */
function rowOf({ name, roles, actsOn }: PublicOperation): RoleRow | null {
  if (actsOn === "application") return { operation: name, roles: roles ?? STAFF, orOwn: roles === undefined };
  return roles ? { operation: name, roles, orOwn: false } : null;
}
