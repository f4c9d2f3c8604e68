import { type Role, STAFF } from "#domain/roles.ts";
import type { PublicOperation } from "#server/core/operation.ts";
import { declaredOperations } from "../rest/routes.ts";

/** Who may call an operation; `orOwn`: also the applicant whose card it is. */
export type RoleRow = { operation: string; roles: readonly Role[]; orOwn: boolean };

/** Every operation that asks for a role, and the roles that it is open to, as its contract says. */
export function roleRows(): RoleRow[] {
  return declaredOperations().flatMap(({ contract }) => rowOf(contract) ?? []);
}

/** On a card, a contract without roles is for its applicant and for staff, one with roles for those alone. */
function rowOf({ name, roles, actsOn }: PublicOperation): RoleRow | null {
  if (actsOn === "application") return { operation: name, roles: roles ?? STAFF, orOwn: roles === undefined };
  return roles ? { operation: name, roles, orOwn: false } : null;
}
