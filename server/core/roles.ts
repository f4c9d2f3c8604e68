/** The roles of an organization's members, the mightiest first. */
export const ROLES = ["owner", "admin", "coach", "applicant"] as const;

export type Role = (typeof ROLES)[number];

/** Who runs the organization. */
export const MANAGERS = ["owner", "admin"] as const satisfies readonly Role[];

/** Everybody who coaches; applicants are coached. */
export const STAFF = ["owner", "admin", "coach"] as const satisfies readonly Role[];
