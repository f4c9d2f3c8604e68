/** The roles of an organization's members, the most powerful first. */
export const ROLES = ["owner", "admin", "coach", "applicant"] as const;

export type Role = (typeof ROLES)[number];

/** Who pays; only they can make another one. */
export const OWNERS = ["owner"] as const satisfies readonly Role[];

/** Who runs the organization. */
export const MANAGERS = ["owner", "admin"] as const satisfies readonly Role[];

/** Everybody who coaches; applicants are coached. */
export const STAFF = ["owner", "admin", "coach"] as const satisfies readonly Role[];

/** Who is coached, and uses a seat. */
export const APPLICANTS = ["applicant"] as const satisfies readonly Role[];

const among = (roles: readonly Role[]) => (role: Role) => roles.includes(role);

/** Whether somebody coaches, and is not coached. */
export const isStaff = among(STAFF);

/** Whether it is the role that pays, and that only its like can give. */
export const isOwner = among(OWNERS);

/** Whether a role runs the organization. */
export const isManager = among(MANAGERS);

/**
 * Whether somebody of a role may touch a membership or invitation: only owners touch what is, or is to be, an owner's.
 * @param roles the role that it has, and the one that it is to have
 */
export function mayTouch(actor: Role, ...roles: readonly Role[]): boolean {
  return isOwner(actor) || !roles.some(isOwner);
}

/** The roles that somebody of this role may give, the least powerful first. */
export function rolesGivenBy(actor: Role): Role[] {
  return ROLES.filter((role) => mayTouch(actor, role)).reverse();
}
