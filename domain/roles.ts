/** The roles of an organization's members, the most powerful first. */
export const ROLES = ["owner", "admin", "coach", "applicant"] as const;

export type Role = (typeof ROLES)[number];

/** The roles that pay. Only owners can give them. */
export const OWNERS = ["owner"] as const satisfies readonly Role[];

/** The roles that run the organization. */
export const MANAGERS = ["owner", "admin"] as const satisfies readonly Role[];

/** The roles that coach. */
export const STAFF = ["owner", "admin", "coach"] as const satisfies readonly Role[];

/** The roles that are coached and use a seat. */
export const APPLICANTS = ["applicant"] as const satisfies readonly Role[];

const among = (roles: readonly Role[]) => (role: Role) => roles.includes(role);

/** Checks whether a role coaches rather than being coached. */
export const isStaff = among(STAFF);

/** Checks whether a role pays. Only owners can give such a role. */
export const isOwner = among(OWNERS);

/** Checks whether a role runs the organization. */
export const isManager = among(MANAGERS);

/**
 * Checks whether a role may change a membership or invitation. Only owners may if its role is or becomes
 * owner.
 * @param roles the current role and the new one
 */
export function mayTouch(actor: Role, ...roles: readonly Role[]): boolean {
  return isOwner(actor) || !roles.some(isOwner);
}

/** Returns the roles that a member with this role may give, the least powerful first. */
export function rolesGivenBy(actor: Role): Role[] {
  return ROLES.filter((role) => mayTouch(actor, role)).reverse();
}
