import type { Expression } from "kysely";
import { APPLICANTS, OWNERS, type Role, STAFF } from "#domain/roles.ts";
import type { Ids, OfOrganization, OrganizationId, OrganizationRow } from "#server/core/access.ts";
import { byAddress } from "#server/core/addresses.ts";
import { any, equal } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import { deleteFrom, selectFrom, updateTable } from "#server/core/statements.ts";
import type { Member } from "./contract.ts";

function membersOf(organizationId: Expression<OrganizationId>) {
  return selectFrom("members as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select(["m.id", "m.email", "a.display_name as displayName", "m.role", "m.joined_at as joinedAt"])
    .where("m.organization_id", "=", organizationId);
}

/** Returns a page of the members, or only the staff or the applicants, whose name or email matches a pattern, sorted by email. */
export const listMembers = query.page("members_list", {
  key: { email: byAddress },
  rows: (
    { organizationId, search }: Params<OfOrganization & { search: string | undefined }>,
    { group }: { group: "staff" | "applicants" | undefined },
  ) => {
    const all = membersOf(organizationId);
    const members = group ? all.where("m.role", "in", group === "staff" ? STAFF : APPLICANTS) : all;
    if (!search) return members;
    return members.where((eb) =>
      eb.or([eb("m.email", "ilike", search), eb("a.display_name", "ilike", search)]),
    );
  },
});

export const readMembers = query.many(
  "members_get_each",
  ({ organizationId, ids }: Params<OfOrganization & Ids>) =>
    membersOf(organizationId).where("m.id", "=", any(ids)),
);

/** Returns the account's memberships, sorted by organization, which is the order in which they are locked. */
export const membershipsOf = query.many(
  "members_memberships",
  ({ accountId }: Params<{ accountId: string }>) =>
    selectFrom("members as m")
      .innerJoin("organizations as o", "o.id", "m.organization_id")
      .select(["m.id", "m.joined_at as joinedAt", "o.id as organizationId", "o.name as organizationName"])
      .where("m.account_id", "=", accountId)
      .orderBy("o.id"),
);

/** Locks the member for a change; returns null if the organization has none with this id. */
export const lockMember = query.maybeOne("members_lock", ({ organizationId, id }: Params<OrganizationRow>) =>
  membersOf(organizationId).select("m.account_id as accountId").where("m.id", "=", id).forNoKeyUpdate("m"),
);

/** A member with their account. */
export type LockedMember = RowOf<typeof lockMember>;

/** Returns a member as the API shows it. */
export function presented({ accountId: _accountId, ...member }: LockedMember): Member {
  return member;
}

export const countOwners = query.value("members_owners", ({ organizationId }: Params<OfOrganization>) =>
  selectFrom("members")
    .select((eb) => eb.fn.countAll<number>().as("owners"))
    .where(equal({ organization_id: organizationId, role: OWNERS })),
);

/** Changes the role of a locked member. */
export const writeRole = query.execute(
  "members_set_role",
  ({ organizationId, id, role }: Params<OrganizationRow & { role: Role }>) =>
    updateTable("members")
      .set({ role })
      .where(equal({ id, organization_id: organizationId })),
);

/** Deletes a locked membership. */
export const deleteMember = query.execute(
  "members_delete",
  ({ organizationId, id }: Params<OrganizationRow>) =>
    deleteFrom("members").where(equal({ id, organization_id: organizationId })),
);
