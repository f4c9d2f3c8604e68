import type { Outputs } from "#components/api/client.ts";

export type Organization = Outputs["pages"]["organization"];
export type Member = Outputs["members"]["list"]["data"][number];
export type SentInvitation = Outputs["organizationInvitations"]["list"]["data"][number];
export type Role = Member["role"];

export const ROLES: readonly Role[] = ["applicant", "coach", "admin", "owner"];

/** The roles that somebody of this role may give; only an owner makes owners. */
export function rolesGivenBy(role: Role): readonly Role[] {
  return role === "owner" ? ROLES : ROLES.filter((one) => one !== "owner");
}

/** Whether somebody of this role may change or remove that member. */
export function mayChange(role: Role, member: Member): boolean {
  return role === "owner" || (role === "admin" && member.role !== "owner");
}
