/** The roles of an organization's members, the most powerful first. */
export const ROLES = ["owner", "admin", "coach", "applicant"] as const;

export type Role = (typeof ROLES)[number];

/** The roles that pay. Only an owner can make another one. */
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

/** Checks whether a role pays. Only an owner can give it. */
export const isOwner = among(OWNERS);

/** Checks whether a role runs the organization. */
export const isManager = among(MANAGERS);

/**
 * Checks whether a role may change a membership or invitation. Only owners may if it has, or is to have, the owner role.
 * @param roles the role that it has, and the one that it is to have
 */
export function mayTouch(actor: Role, ...roles: readonly Role[]): boolean {
  return isOwner(actor) || !roles.some(isOwner);
}

/** Returns the roles that this role may give, the least powerful first. */
export function rolesGivenBy(actor: Role): Role[] {
  return ROLES.filter((role) => mayTouch(actor, role)).reverse();
}
