import { type Role, STAFF } from "#domain/roles.ts";
import type { Actor } from "./actor.ts";
import { notFound, OperationError } from "./errors.ts";
import { type Sql, statement } from "./sql.ts";
import type { AccountId, OrganizationId } from "./tenants.ts";

export type { AccountId, OrganizationId } from "./tenants.ts";

/** A member's way into their organization. */
export type OrganizationAccess = {
  readonly id: OrganizationId;
  readonly slug: string;
  readonly name: string;
  readonly memberId: string;
  readonly role: Role;
};

/** A card that the caller may see: their own, or one on a board that is shared with organizations they are staff of. */
export type ApplicationAccess = {
  readonly applicationId: string;
  readonly applicantAccountId: AccountId;
  /** Empty for the applicant. */
  readonly organizations: readonly OrganizationAccess[];
};

/**
 * The caller's own account, for operations on their personal search.
 * @throws organization_restricted when the credential is restricted to one organization.
 */
export function ownAccount(actor: Actor): AccountId {
  if (actor.restrictedToOrganizationId !== null) {
    const detail = "This credential is restricted to one organization and can't reach personal data.";
    throw new OperationError("organization_restricted", detail);
  }
  return actor.accountId as AccountId;
}

/** The account of a job of our own (retirement, planting sample data), where no caller is to be checked. */
export function accountOfJob(accountId: string): AccountId {
  return accountId as AccountId;
}

/** The account that a link of ours names under its seal, which is what lets in whoever has it. */
export function accountOfLink(accountId: string): AccountId {
  return accountId as AccountId;
}

/** The organization of a job of our own (planting, the operator's commands), where no caller is to be checked. */
export function organizationOfJob(organizationId: string): OrganizationId {
  return organizationId as OrganizationId;
}

/** The organization of an invitation to the caller, which is what lets them in. */
export function organizationOfInvitation({
  organizationId,
}: {
  readonly organizationId: string;
}): OrganizationId {
  return organizationId as OrganizationId;
}

/**
 * As SQL over an organization `o` and its member `m`: whether it asks its staff for a second factor that this user doesn't have; a
 * sandbox asks for nothing.
 */
export const lacksFactor = (
  userId: string,
) => `(o.requires_second_factor AND o.sandbox_id IS NULL AND m.role <> 'applicant'
     AND NOT EXISTS (SELECT 1 FROM passkeys k WHERE k.user_id = ${userId})
     AND NOT EXISTS (SELECT 1 FROM authenticator_apps t WHERE t.user_id = ${userId} AND t.confirmed_at IS NOT NULL))`;

const FIND_MEMBERSHIP = `SELECT o.id, o.slug, o.name, m.id AS "memberId", m.role, ${lacksFactor("$4")} AS "lacksFactor"
   FROM organizations o JOIN members m ON m.organization_id = o.id
   WHERE o.slug = $1 AND m.account_id = $2 AND ($3::text IS NULL OR o.id = $3)`;
const READ_MEMBERSHIP = statement("access_read_membership", FIND_MEMBERSHIP);

/**
 * How a change holds its organization until the commit: against its deletion alone; so that one change at a time finds who its
 * members are; or for its deletion.
 */
export type OrganizationHold = "presence" | "members" | "deletion";

/**
 * The caller's membership is held too, so that a change of role or a removal waits for it, or it for them. Everybody takes the
 * organization before a membership, so that no two wait for each other crosswise.
 */
const holding = (hold: OrganizationHold, lock: string) =>
  statement(`access_hold_${hold}`, `${FIND_MEMBERSHIP} FOR ${lock} OF o FOR SHARE OF m`);
const HOLD_MEMBERSHIP = {
  presence: holding("presence", "KEY SHARE"),
  members: holding("members", "NO KEY UPDATE"),
  deletion: holding("deletion", "UPDATE"),
} satisfies Record<OrganizationHold, unknown>;

/**
 * The caller's membership of the organization with this slug.
 * @param hold for a change: how it holds the organization; the role stays what it is until the transaction ends
 * @throws not_found where the caller is no member, or the credential is restricted to another organization
 * @throws insufficient_role
 * @throws second_factor_required of staff without one, where the organization asks for it, whatever credential they come with
 */
export async function organizationAccess(
  sql: Sql,
  actor: Actor,
  slug: string,
  roles: readonly Role[],
  hold: OrganizationHold | null,
): Promise<OrganizationAccess> {
  const values = [slug, actor.accountId, actor.restrictedToOrganizationId, actor.userId];
  const find = hold === null ? READ_MEMBERSHIP : HOLD_MEMBERSHIP[hold];
  const [row] = await sql.query<OrganizationAccess & FactorGap>(find, values);
  if (!row) throw notFound("organization");
  const access = membershipOf(row);
  if (row.lacksFactor) throw secondFactorRequired(access);
  requireRole(access.role, roles);
  return access;
}

const COACHED = statement(
  "access_coached",
  `SELECT o.id FROM members m JOIN organizations o ON o.id = m.organization_id
   WHERE m.account_id = $1 AND m.role = ANY($2::text[]) AND NOT ${lacksFactor("$3")}`,
);

/** The organizations in which the caller is staff, and so may hear of what happens there. */
export async function organizationsCoachedBy(sql: Sql, actor: Actor): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ id: string }>(COACHED, [actor.accountId, STAFF, actor.userId]);
  return new Set(rows.map(({ id }) => id));
}

const FIND_APPLICATION = `SELECT a.account_id AS "applicantAccountId", o.id, o.slug, o.name, m.id AS "memberId", m.role,
     coalesce(${lacksFactor("$5")}, false) AS "lacksFactor"
   FROM applications a
   LEFT JOIN (shares s JOIN organizations o ON o.id = s.organization_id
     JOIN members m ON m.organization_id = o.id AND m.account_id = $2 AND m.role = ANY($4::text[])
   ) ON s.account_id = a.account_id AND s.board_id = a.board_id AND ($3::text IS NULL OR o.id = $3)
   WHERE a.id = $1 AND (a.account_id = $2 AND $3::text IS NULL OR m.id IS NOT NULL)
   ORDER BY o.name, o.id`;
const READ_APPLICATION = statement("access_read_application", FIND_APPLICATION);

type FactorGap = { readonly lacksFactor: boolean };
type ApplicationRow = { applicantAccountId: AccountId } & FactorGap & (OrganizationAccess | { id: null });

/**
 * The caller's way to a card: as its applicant, or as staff of the organizations that its board is shared with.
 * @param roles where given, the applicant is refused
 * @throws not_found, insufficient_role; organization_restricted, whether the card is there or not, for a credential restricted to an
 * organization in which the caller coaches nobody: what they could reach is their own search
 */
export async function applicationAccess(
  sql: Sql,
  actor: Actor,
  applicationId: string,
  roles: readonly Role[] | undefined,
): Promise<ApplicationAccess> {
  const values = [applicationId, actor.accountId, actor.restrictedToOrganizationId, STAFF, actor.userId];
  const rows = await sql.query<ApplicationRow>(READ_APPLICATION, values);
  const [first] = rows;
  if (!first) {
    if (!(await coachesWhereRestricted(sql, actor))) ownAccount(actor);
    throw notFound("application");
  }
  const { applicantAccountId } = first;
  if (applicantAccountId === actor.accountId) {
    ownAccount(actor);
    if (roles) requireRole("applicant", roles);
    return { applicationId, applicantAccountId, organizations: [] };
  }
  const memberships = rows.flatMap((row) => (row.id === null ? [] : [row]));
  const organizations = memberships.filter((row) => !row.lacksFactor).map(membershipOf);
  const [barred] = memberships;
  if (organizations.length === 0 && barred) throw secondFactorRequired(barred);
  return { applicationId, applicantAccountId, organizations };
}

/** The way to a card through one organization, by its slug. @throws not_found */
export function organizationOfCard({ organizations }: ApplicationAccess, slug: string): OrganizationAccess {
  const access = organizations.find((organization) => organization.slug === slug);
  if (!access) throw notFound("application");
  return access;
}

async function coachesWhereRestricted(sql: Sql, actor: Actor): Promise<boolean> {
  const { restrictedToOrganizationId: id } = actor;
  return id !== null && (await organizationsCoachedBy(sql, actor)).has(id);
}

function membershipOf({ id, slug, name, memberId, role }: OrganizationAccess): OrganizationAccess {
  return { id, slug, name, memberId, role };
}

function secondFactorRequired({ name }: { readonly name: string }): OperationError {
  const detail = `${name} requires a second factor of its staff. Add a passkey or an authenticator app under Settings, Sign-in.`;
  return new OperationError("second_factor_required", detail);
}

function requireRole(role: Role, roles: readonly Role[]): void {
  if (roles.includes(role)) return;
  const allowed = new Intl.ListFormat("en", { type: "disjunction" }).format(roles);
  throw new OperationError("insufficient_role", `This needs the role ${allowed}; yours is ${role}.`);
}
