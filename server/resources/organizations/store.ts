import { type Expression, sql as raw } from "kysely";
import { APPLICANTS, OWNERS, type Role } from "#domain/roles.ts";
import type { OfOrganization, OrganizationId } from "#server/core/access.ts";
import { any, columnsOf, equal, fieldsOf, insertFrom } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { isOpenTo, withinReach } from "#server/core/reach.ts";
import { insertInto, selectFrom } from "#server/core/statements.ts";
import type { Organization } from "./contract.ts";

const byName = raw<string>`lower(o.name)`;

function organizations() {
  return selectFrom("organizations as o").select(
    fieldsOf("o", "id name slug type website created_at updated_at"),
  );
}

type Lister = { accountId: string; restrictedTo: string | null; principal: string };

/** Returns a page of the account's organizations that the credential can reach, sorted by name. */
export const listOrganizations = query.page("organizations_list", {
  key: { sortKey: byName, id: "o.id" },
  rows: ({ accountId, restrictedTo, principal }: Params<Lister>) =>
    organizations()
      .innerJoin("members as m", "m.organization_id", "o.id")
      .select(byName.as("sortKey"))
      .where("m.account_id", "=", accountId)
      .where(withinReach(restrictedTo))
      .where(isOpenTo(principal)),
});

/** Returns the organization, or null if it was deleted. */
export const findOrganization = query.maybeOne(
  "organizations_get",
  ({ organizationId }: Params<OfOrganization>) => organizations().where("o.id", "=", organizationId),
);

/** Returns the organization, which must exist. */
export const readOrganization = query.one("organizations_get", ({ organizationId }: Params<OfOrganization>) =>
  organizations().where("o.id", "=", organizationId),
);

/**
 * Locks the organization until the commit and returns it. All changes of its members and invitations lock it, so that they run one at a
 * time, and the members don't change between reading and writing.
 */
export const lockOrganization = query.one(
  "organizations_lock",
  ({ organizationId }: Params<OfOrganization>) =>
    organizations().where("o.id", "=", organizationId).forNoKeyUpdate(),
);

/** Returns the environment's slugs that could conflict with a slug that begins like this. */
export const slugsLike = query.many(
  "organizations_slugs",
  ({ sandboxId, preferred }: Params<{ sandboxId: string | null; preferred: string }>) =>
    selectFrom("organizations")
      .select("slug")
      .where("sandbox_id", "is not distinct from", sandboxId)
      .where((eb) =>
        eb.or([
          eb("slug", "=", preferred),
          eb("slug", "~", raw<string>`('^' || ${preferred} || '-[0-9]+$')`),
        ]),
      ),
);

/** Counts the organizations that an account created. */
export const countFounded = query.value(
  "organizations_founded",
  ({ accountId }: Params<{ accountId: string }>) =>
    selectFrom("organizations")
      .select((eb) => eb.fn.countAll<number>().as("used"))
      .where("founded_by_id", "=", accountId),
);

type NewOrganization = Pick<Organization, "name" | "slug" | "type" | "website"> & {
  id: OrganizationId;
  sandboxId: string | null;
  foundedById: string;
  at: Date;
};

/** Adds an organization; returns false if its slug has just been taken. */
export const insertOrganization = query.matches(
  "organizations_insert",
  ({ at, ...params }: Params<NewOrganization>) =>
    insertInto("organizations")
      .values({ ...columnsOf(params), created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id"),
);

export const writeOrganization = query.patch(
  "organizations_write",
  "organizations",
  (update, { organizationId }: Params<OfOrganization>) => update.where("id", "=", organizationId),
);

/**
 * Returns the organization's customer id at the payment provider (null before its first checkout), and whether its staff need a second
 * factor. Its pages show neither.
 */
export const readInternals = query.one("organizations_kept", ({ organizationId }: Params<OfOrganization>) =>
  selectFrom("organizations")
    .select(["payment_customer_id as customerId", "requires_second_factor as isFactorRequired"])
    .where("id", "=", organizationId),
);

/** Finds a live organization by its slug and locks it for a change of its complimentary seats. */
export const lockComplimentarySeats = query.maybeOne(
  "organizations_lock_complimentary",
  ({ slug }: Params<{ slug: string }>) =>
    selectFrom("organizations")
      .select(["id", "name", "complimentary_seats as complimentary"])
      .where(equal({ slug, sandbox_id: null }))
      .forNoKeyUpdate(),
);

/** Selects an organization's subscription that hasn't ended. */
function liveSubscription(organizationId: Expression<OrganizationId>) {
  return selectFrom("subscriptions as s")
    .select("s.id")
    .where(equal({ "s.organization_id": organizationId, "s.live": true }));
}

/** Checks whether the organization has a subscription that hasn't ended. */
export const hasLiveSubscription = query.matches(
  "organizations_live_subscription",
  ({ organizationId }: Params<OfOrganization>) => liveSubscription(organizationId).limit(1),
);

/** Counts the members of an organization with one of the roles. */
function membersAs(roles: readonly Role[], organizationId: Expression<OrganizationId>) {
  return selectFrom("members as m")
    .select((members) => members.fn.countAll<number>().as("count"))
    .where("m.organization_id", "=", organizationId)
    .where("m.role", "in", roles)
    .$asScalar()
    .$notNull();
}

function seatsOf(organizationId: Expression<OrganizationId>) {
  return selectFrom("organizations as o")
    .select([
      ...fieldsOf("o", "complimentary_seats:complimentary purchased_seats:purchased"),
      membersAs(APPLICANTS, organizationId).as("used"),
    ])
    .where("o.id", "=", organizationId);
}

/** Returns the organization's seats, and how many are used. */
export const readSeats = query.one("organizations_seats", ({ organizationId }: Params<OfOrganization>) =>
  seatsOf(organizationId),
);

/** Returns the number of owners, whether staff need a second factor, whether a live subscription exists, and the seats. */
export const readLayout = query.one("organizations_layout", ({ organizationId }: Params<OfOrganization>) =>
  seatsOf(organizationId).select(({ exists }) => [
    "o.requires_second_factor as isFactorRequired",
    membersAs(OWNERS, organizationId).as("owners"),
    exists(liveSubscription(organizationId)).$castTo<boolean>().as("isSubscribed"),
  ]),
);

type NewMember = OfOrganization & { id: string; accountId: string; role: Role; at: Date };

/** Makes the account a member; returns false if it is one already. */
export const insertMember = query.matches("members_insert", (params: Params<NewMember>) =>
  insertFrom(insertInto("members"), selectFrom("accounts as a").where("a.id", "=", params.accountId), {
    id: params.id,
    organization_id: params.organizationId,
    account_id: "a.id",
    email: "a.email",
    role: params.role,
    joined_at: raw<string>`${params.at}::timestamptz`,
  })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id"),
);

export const memberAccounts = query.many(
  "organizations_member_accounts",
  ({ organizationId }: Params<OfOrganization>) =>
    selectFrom("members").select("account_id as accountId").where("organization_id", "=", organizationId),
);

/** Lists the people with one of the roles, to email them about the organization. In a sandbox, no one. */
export const peopleToNotify = query.many(
  "members_to_notify",
  ({ organizationId, roles }: Params<OfOrganization & { roles: readonly Role[] }>) =>
    selectFrom("members as m")
      .innerJoin("organizations as o", "o.id", "m.organization_id")
      .innerJoin("accounts as a", "a.id", "m.account_id")
      .innerJoin("users as u", "u.id", "a.user_id")
      .select(["a.id as accountId", "u.email", "o.name", "o.slug"])
      .where(equal({ "m.organization_id": organizationId, "m.role": any(roles), "o.sandbox_id": null })),
);
