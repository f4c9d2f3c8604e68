import { sql as raw } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import { APPLICANTS, type Role, STAFF } from "#domain/roles.ts";
import type { Actor } from "./actor.ts";
import { equal, on } from "./clauses.ts";
import { notFound, OperationError, requireFound } from "./errors.ts";
import type { AccountId, OrganizationId } from "./ids.ts";
import { newId } from "./ids.ts";
import { type Params, query } from "./query.ts";
import { isOpenTo, lacksFactor, withinReach } from "./reach.ts";
import type { Sql } from "./sql.ts";
import { selectFrom } from "./statements.ts";

export type {
  AccountId,
  Ids,
  OfAccount,
  OfMember,
  OfOrganization,
  OrganizationId,
  OrganizationRow,
  OwnRow,
} from "./ids.ts";

/** A member's access to their organization. */
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
 * Returns the caller's account, for operations on their personal search.
 * @throws organization_restricted if the credential is restricted to one organization
 */
export function ownAccount(actor: Actor): AccountId {
  if (actor.restrictedToOrganizationId !== null) {
    const detail = "This credential is restricted to one organization and can't reach personal data.";
    throw new OperationError("organization_restricted", detail);
  }
  return actor.accountId as AccountId;
}

/**
 * Returns the account in which the caller acts, even if the credential can't reach its personal data. Stored
 * responses belong to this account.
 */
export function accountOfCaller({ accountId }: Actor): AccountId {
  return accountId as AccountId;
}

/** Returns the account that an internal job works on (retirement, seeding sample data), without checking a caller. */
export function accountOfJob(accountId: string): AccountId {
  return accountId as AccountId;
}

/** Returns the account named in one of our sealed links: the link alone grants access. */
export function accountOfLink(accountId: string): AccountId {
  return accountId as AccountId;
}

/** Returns the account of a member who leaves an organization, so that their shares with it can be ended. */
export function accountOfMember({ accountId }: { readonly accountId: string }): AccountId {
  return accountId as AccountId;
}

/** Returns the organization of an internal job (seeding, the operator's commands) or of a sealed link, without checking a caller. */
export function organizationOfJob(organizationId: string): OrganizationId {
  return organizationId as OrganizationId;
}

/** Returns the id for a new organization. */
export function newOrganizationId(): OrganizationId {
  return newId("organization") as OrganizationId;
}

/**
 * The lock that a change holds on its organization until the commit: `presence` prevents the organization's
 * deletion; `members` also makes other changes with the same lock wait, so that only one reads the members at
 * a time; `deletion` is for the deletion itself.
 */
export type OrganizationLock = "presence" | "members" | "deletion";

type CallerParams = { accountId: string; restrictedTo: string | null; userId: string; principal: string };
/**
 * Finds the caller's membership. For a change, it locks the organization and the membership, so that a role change or a removal and this
 * change wait for each other. The organization is always locked before a membership, which prevents deadlocks.
 */
const findMembership = query.maybeOne(
  "access_membership",
  (params: Params<CallerParams & { slug: string }>, lock: OrganizationLock | null) => {
    const membership = selectFrom("organizations as o")
      .innerJoin("members as m", "m.organization_id", "o.id")
      .select(["o.id", "o.slug", "o.name", "m.id as memberId", "m.role"])
      .select(lacksFactor(params.userId).as("lacksFactor"))
      .where(equal({ "o.slug": params.slug, "m.account_id": params.accountId }))
      .where(withinReach(params.restrictedTo))
      .where(isOpenTo(params.principal));
    if (lock === null) return membership;
    const lockRows = {
      presence: () => membership.forKeyShare("o"),
      members: () => membership.forNoKeyUpdate("o"),
      deletion: () => membership.forUpdate("o"),
    }[lock];
    return lockRows().forShare("m");
  },
);

/** The caller's memberships that have been read, by slug. */
export type Memberships = Map<string, ReturnType<typeof findMembership>>;

/**
 * Returns the caller's membership in the organization with this slug.
 * @param memberships memberships that have been read, used instead of a query
 * @param lock for a change: how it locks the organization; the role can't change until the transaction ends
 * @throws not_found if the caller isn't a member, or the credential is restricted to another organization or was blocked by an owner
 * @throws insufficient_role
 * @throws second_factor_required for staff without one if the organization requires it, whatever the credential
 */
export async function organizationAccess(
  sql: Sql,
  actor: Actor,
  slug: string,
  roles: readonly Role[],
  lock: OrganizationLock | null,
  memberships: Memberships | null = null,
): Promise<OrganizationAccess> {
  const lookup = memberships?.get(slug) ?? findMembership(sql, { ...callerParams(actor), slug }, lock);
  memberships?.set(slug, lookup);
  const row = requireFound("organization", await lookup);
  const access = membershipOf(row);
  if (row.lacksFactor) throw secondFactorRequired(access);
  requireRole(access.role, roles);
  return access;
}

const findCoached = query.many("access_coached", ({ accountId, userId, principal }: Params<CallerParams>) =>
  selectFrom("members as m")
    .innerJoin("organizations as o", "o.id", "m.organization_id")
    .select("o.id")
    .where(equal({ "m.account_id": accountId, "m.role": STAFF }))
    .where(isOpenTo(principal))
    .where((eb) => eb.not(lacksFactor(userId))),
);

/** Returns the organizations that the caller can reach as staff, whatever their credential is restricted to. */
async function organizationsCoachedBy(sql: Sql, actor: Actor): Promise<ReadonlySet<string>> {
  const rows = await findCoached(sql, callerParams(actor));
  return new Set(rows.map(({ id }) => id));
}

const findCoachedByEach = query.many(
  "access_coached_by_each",
  ({ accountIds }: Params<{ accountIds: readonly string[] }>) =>
    selectFrom("members as m")
      .innerJoin("organizations as o", "o.id", "m.organization_id")
      .innerJoin("accounts as a", "a.id", "m.account_id")
      .select(["m.account_id as accountId", "o.id"])
      .select(({ ref, not }) => not(lacksFactor(ref("a.user_id"))).as("isReached"))
      .where("m.account_id", "=", raw<AccountId>`ANY(${accountIds})`)
      .where("m.role", "in", STAFF),
);

/** An organization where a person is staff. `isReached` is false if it requires a second factor that they don't have. */
export type CoachedOrganization = { readonly id: string; readonly isReached: boolean };

/** Returns, per account, the organizations where it is staff. */
export async function organizationsCoachedByEach(sql: Sql, accountIds: readonly string[]) {
  const rows = await findCoachedByEach(sql, { accountIds });
  return Map.groupBy(rows, ({ accountId }): string => accountId) as ReadonlyMap<
    string,
    CoachedOrganization[]
  >;
}

const findApplicationAccess = query.many(
  "access_read_application",
  (params: Params<CallerParams & { applicationId: string }>) => {
    const sharesWithCaller = selectFrom("shares as s")
      .innerJoin("organizations as o", "o.id", "s.organization_id")
      .innerJoin("members as m", "m.organization_id", "o.id")
      .select(["s.account_id", "s.board_id", "o.name", "o.id"])
      .select(({ ref }) =>
        jsonBuildObject({
          id: ref("o.id"),
          slug: ref("o.slug"),
          name: ref("o.name"),
          memberId: ref("m.id"),
          role: ref("m.role"),
          lacksFactor: lacksFactor(params.userId),
        }).as("membership"),
      )
      .where(equal({ "m.account_id": params.accountId, "m.role": STAFF }))
      .where(withinReach(params.restrictedTo))
      .where(isOpenTo(params.principal));
    const own = raw<boolean>`(a.account_id = ${params.accountId} AND ${params.restrictedTo}::text IS NULL)`;
    return selectFrom("applications as a")
      .leftJoin(
        sharesWithCaller.as("way"),
        on({ "way.account_id": "a.account_id", "way.board_id": "a.board_id" }),
      )
      .select(["a.account_id as applicantAccountId", "way.membership"])
      .where("a.id", "=", params.applicationId)
      .where(({ or, eb }) => or([own, eb("way.id", "is not", null)]))
      .orderBy("way.name")
      .orderBy("way.id");
  },
);

/**
 * Returns the caller's access to a card: as its applicant, or as staff of the organizations that its board is shared with.
 * @param roles if given, the applicant is rejected
 * @throws not_found, insufficient_role; organization_restricted, whether or not the card exists, if the credential is restricted to an
 * organization where the caller isn't staff, because the caller could reach only their own search
 */
export async function applicationAccess(
  sql: Sql,
  actor: Actor,
  applicationId: string,
  roles: readonly Role[] | undefined,
): Promise<ApplicationAccess> {
  const rows = await findApplicationAccess(sql, { ...callerParams(actor), applicationId });
  const [first] = rows;
  if (!first) {
    if (!(await coachesWhereRestricted(sql, actor))) ownAccount(actor);
    throw notFound("application");
  }
  const { applicantAccountId } = first;
  if (applicantAccountId === actor.accountId) {
    ownAccount(actor);
    if (roles) requireRole(APPLICANTS[0], roles);
    return { applicationId, applicantAccountId, organizations: [] };
  }
  const memberships = rows.flatMap(({ membership }) => (membership === null ? [] : [membership]));
  const organizations = memberships.filter((row) => !row.lacksFactor).map(membershipOf);
  const [missingFactor] = memberships;
  if (organizations.length === 0 && missingFactor) throw secondFactorRequired(missingFactor);
  return { applicationId, applicantAccountId, organizations };
}

/** Returns the access to a card through one organization, by its slug. @throws not_found */
export function organizationOfCard({ organizations }: ApplicationAccess, slug: string): OrganizationAccess {
  const access = organizations.find((organization) => organization.slug === slug);
  if (!access) throw notFound("application");
  return access;
}

async function coachesWhereRestricted(sql: Sql, actor: Actor): Promise<boolean> {
  const { restrictedToOrganizationId: id } = actor;
  return id !== null && (await organizationsCoachedBy(sql, actor)).has(id);
}

function callerParams({
  accountId,
  restrictedToOrganizationId: restrictedTo,
  userId,
  principal,
}: Actor): CallerParams {
  return { accountId, restrictedTo, userId, principal };
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
  throw new OperationError("insufficient_role", `This requires the role ${allowed}. Yours is ${role}.`);
}
