import { MANAGERS, OWNERS, ROLES, type Role, STAFF } from "./roles.ts";

/**
 * The roles that may do each thing in an organization, for contracts, pages, and documentation. Further rules
 * depend on whose data it is: `mayTouch` for memberships, authorship for coach notes.
 */
const PERMISSIONS = {
  "audit_events.list": MANAGERS,
  "billing.get": MANAGERS,
  "billing.create_checkout_session": OWNERS,
  "billing.create_portal_session": OWNERS,
  "caseload.list": STAFF,
  "caseload.change": STAFF,
  "coach_notes.create": STAFF,
  "coach_notes.update": STAFF,
  "coach_notes.delete": STAFF,
  "cohort_memberships.list": STAFF,
  "cohort_memberships.create": MANAGERS,
  "cohort_memberships.end": MANAGERS,
  "cohorts.list": STAFF,
  "cohorts.create": MANAGERS,
  "cohorts.update": MANAGERS,
  "cohorts.delete": MANAGERS,
  "members.list": STAFF,
  "members.update_role": MANAGERS,
  "members.remove": MANAGERS,
  "members.leave": ROLES,
  "organization_events.list": STAFF,
  "organization_insights.get": STAFF,
  "organization_invitations.list": MANAGERS,
  "organization_invitations.create": MANAGERS,
  "organization_invitations.resend": MANAGERS,
  "organization_invitations.revoke": MANAGERS,
  "joining.list": MANAGERS,
  "joining.change": MANAGERS,
  "organization_shares.list": STAFF,
  "organization_shares.get": STAFF,
  "organization_webhooks.manage": MANAGERS,
  "contact_log.get": ROLES,
  "contact_log.list": STAFF,
  "contact_log.change": STAFF,
  "assigned_tasks.list": ROLES,
  "assigned_tasks.change": STAFF,
  "appointments.offer": STAFF,
  "appointments.book": ROLES,
  "appointments.move": ROLES,
  "appointments.list": ROLES,
  "messages.list": ROLES,
  "messages.list_threads": STAFF,
  "messages.send": ROLES,
  "messages.send_many": STAFF,
  "outcomes.get": ROLES,
  "outcomes.list": STAFF,
  "outcomes.record": STAFF,
  "outcomes.correct": STAFF,
  "outcomes.report": STAFF,
  "outcomes.export": STAFF,
  "organizations.get": ROLES,
  "organizations.update": MANAGERS,
  "organizations.delete": OWNERS,
  "organizations.require_second_factor": OWNERS,
  "organizations.set_retention": OWNERS,
  "organizations.take_out": OWNERS,
  "organizations.try_sample": OWNERS,
  "staff_credentials.manage": OWNERS,
  "applicant_fields.change": MANAGERS,
  "roster.list": STAFF,
  "roster.export": STAFF,
  "roster.handle": STAFF,
  "roster_records.update": STAFF,
  "roster_syncs.create": MANAGERS,
} as const satisfies Record<string, readonly Role[]>;

/** An action that requires a role. */
export type Permission = keyof typeof PERMISSIONS;

/** Returns the roles that have a permission, the most powerful first. */
export const rolesWith = (permission: Permission): readonly Role[] => PERMISSIONS[permission];

/** Returns the roles that may call an operation, or undefined if it requires no permission. */
export const rolesFor = (operation: string): readonly Role[] | undefined =>
  Object.hasOwn(PERMISSIONS, operation) ? rolesWith(operation as Permission) : undefined;

/** Checks whether a role has a permission. */
export const can = (role: Role, permission: Permission): boolean => rolesWith(permission).includes(role);
