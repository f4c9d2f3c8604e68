import type { Expression } from "kysely";
import { APPLICANTS, OWNERS, type Role, STAFF } from "#domain/roles.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { likePattern, type Sql } from "#server/core/sql.ts";
import { db, type Params, type RowOf, statement, statementVariants } from "#server/core/statements.ts";
import { byAddress } from "#server/resources/organizations/service.ts";
import type { Member } from "./contract.ts";
import "./codes.ts";

type OfOrganization = { organizationId: OrganizationId };
type OfMember = OfOrganization & { id: string };

function membersOf(organizationId: Expression<OrganizationId>) {
  return db
    .selectFrom("members as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select(["m.id", "m.email", "a.display_name as displayName", "m.role", "m.joined_at as joinedAt"])
    .where("m.organization_id", "=", organizationId);
}

type Page = OfOrganization & { limit: number; after: string | undefined };
const LIST = statementVariants("members_list", (part: "first" | "after", given: Params<Page>) => {
  const members = membersOf(given.organizationId).orderBy(byAddress).limit(given.limit);
  return part === "first" ? members : members.where(byAddress, ">", given.after);
});
const GET_EACH = statement(
  "members_get_each",
  ({ organizationId, ids }: Params<OfOrganization & { ids: readonly string[] }>) =>
    membersOf(organizationId).where("m.id", "=", (eb) => eb.fn.any(ids)),
);
type Search = { who: "staff" | "applicants"; search?: string | undefined };
type SearchForm = { isStaff: boolean; isNarrowed: boolean; isFirst: boolean };
const SEARCH = statementVariants(
  "members_search",
  ({ isStaff, isNarrowed, isFirst }: SearchForm, given: Params<Page & { pattern: string | undefined }>) => {
    let members = membersOf(given.organizationId)
      .where("m.role", "in", isStaff ? STAFF : APPLICANTS)
      .orderBy(byAddress)
      .limit(given.limit);
    if (isNarrowed) {
      members = members.where((eb) =>
        eb.or([eb("m.email", "ilike", given.pattern), eb("a.display_name", "ilike", given.pattern)]),
      );
    }
    return isFirst ? members : members.where(byAddress, ">", given.after);
  },
);
const LOCK = statement("members_lock", ({ organizationId, id }: Params<OfMember>) =>
  membersOf(organizationId).select("m.account_id as accountId").where("m.id", "=", id).forNoKeyUpdate("m"),
);
const COUNT_OWNERS = statement("members_owners", ({ organizationId }: Params<OfOrganization>) =>
  db
    .selectFrom("members")
    .select((eb) => eb.fn.countAll<number>().as("owners"))
    .where("organization_id", "=", organizationId)
    .where("role", "in", OWNERS),
);
const SET_ROLE = statement(
  "members_set_role",
  ({ organizationId, id, role }: Params<OfMember & { role: Role }>) =>
    db
      .updateTable("members")
      .set({ role })
      .where("id", "=", id)
      .where("organization_id", "=", organizationId),
);
const DELETE = statement("members_delete", ({ organizationId, id }: Params<OfMember>) =>
  db.deleteFrom("members").where("id", "=", id).where("organization_id", "=", organizationId),
);
const MEMBERSHIPS = statement("members_memberships", ({ accountId }: Params<{ accountId: string }>) =>
  db
    .selectFrom("members as m")
    .innerJoin("organizations as o", "o.id", "m.organization_id")
    .select(["m.id", "m.joined_at as joinedAt", "o.id as organizationId", "o.name as organizationName"])
    .where("m.account_id", "=", accountId)
    .orderBy("o.id"),
);
/** A member with their account. */
export type HeldMember = RowOf<typeof LOCK>;

/** Returns the account's memberships, by organization: the order in which they are locked. */
export function membershipsOf(sql: Sql, accountId: string): Promise<RowOf<typeof MEMBERSHIPS>[]> {
  return sql.all(MEMBERSHIPS, { accountId });
}

/** Returns the organization's members with these ids. */
export function readMembers(
  sql: Sql,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<Member[]> {
  return sql.all(GET_EACH, { organizationId, ids });
}

/** Returns a page of the staff or the applicants, by email. */
export async function searchMembers(
  sql: Sql,
  organizationId: OrganizationId,
  list: ListIdentity,
  { who, search }: Search,
) {
  const after = openCursor(list);
  const form = { isStaff: who === "staff", isNarrowed: search !== undefined, isFirst: after === null };
  const rows = await sql.all(SEARCH(form), {
    organizationId,
    limit: list.input.limit + 1,
    after: after ? String(after[0]) : undefined,
    pattern: search && likePattern(search),
  });
  return page(
    list,
    rows,
    ({ email }) => [email],
    (member): Member => member,
  );
}

/** Returns a page of the organization's members, by email. */
export async function listMembers(sql: Sql, organizationId: OrganizationId, list: ListIdentity) {
  const after = openCursor(list);
  const rows = await sql.all(LIST(after ? "after" : "first"), {
    organizationId,
    limit: list.input.limit + 1,
    after: after ? String(after[0]) : undefined,
  });
  return page(
    list,
    rows,
    ({ email }) => [email],
    (member): Member => member,
  );
}

/** Locks the member for a change; returns null if the organization has none with this id. */
export async function lockMember(
  sql: Sql,
  organizationId: OrganizationId,
  id: string,
): Promise<HeldMember | null> {
  return (await sql.first(LOCK, { organizationId, id })) ?? null;
}

/** Returns the number of the organization's owners. */
export async function countOwners(sql: Sql, organizationId: OrganizationId): Promise<number> {
  return (await sql.first(COUNT_OWNERS, { organizationId }))?.owners ?? 0;
}

/** Changes the role of a locked member. */
export async function writeRole(
  sql: Sql,
  organizationId: OrganizationId,
  id: string,
  role: Role,
): Promise<void> {
  await sql.run(SET_ROLE, { organizationId, id, role });
}

/** Deletes a locked membership. */
export async function deleteMember(sql: Sql, organizationId: OrganizationId, id: string): Promise<void> {
  await sql.run(DELETE, { organizationId, id });
}
