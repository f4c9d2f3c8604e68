import { sql as raw } from "kysely";
import type { Role } from "#domain/roles.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import type { Member } from "./contract.ts";
import "./vocabulary.ts";

/** The address of a member `m`, in the order of the indexes on it. */
export const byAddress = raw<string>`m.email COLLATE "C"`;

const MEMBER = `m.id, m.email, a.display_name AS "displayName", m.role, m.joined_at AS "joinedAt"`;
const FROM = "FROM members m JOIN accounts a ON a.id = m.account_id";

const LIST = (after: boolean) =>
  statement(
    `members_list${after ? "_after" : ""}`,
    `SELECT ${MEMBER} ${FROM} WHERE m.organization_id = $1 ${after ? `AND m.email COLLATE "C" > $3` : ""}
     ORDER BY m.email COLLATE "C" LIMIT $2`,
  );
const HOLD = statement(
  "members_hold",
  `SELECT ${MEMBER}, m.account_id AS "accountId" ${FROM}
   WHERE m.id = $1 AND m.organization_id = $2 FOR NO KEY UPDATE OF m`,
);
const OWNERS = statement(
  "members_owners",
  "SELECT count(*)::int AS owners FROM members WHERE organization_id = $1 AND role = 'owner'",
);
const INSERT = statement(
  "members_insert",
  `INSERT INTO members (id, organization_id, account_id, email, role, joined_at)
   SELECT $1, $2, a.id, a.email, $4, $5::timestamptz FROM accounts a WHERE a.id = $3
   ON CONFLICT DO NOTHING RETURNING id, email, joined_at AS "joinedAt"`,
);
const SET_ROLE = statement(
  "members_set_role",
  "UPDATE members SET role = $3 WHERE id = $1 AND organization_id = $2",
);
const DELETE = statement("members_delete", "DELETE FROM members WHERE id = $1 AND organization_id = $2");

/** A member with the account behind them. */
const MEMBERSHIPS = statement(
  "members_memberships",
  `SELECT m.id, o.id AS "organizationId", o.name AS "organizationName"
   FROM members m JOIN organizations o ON o.id = m.organization_id WHERE m.account_id = $1 ORDER BY o.id`,
);
export type HeldMember = Member & { readonly accountId: string };

type Membership = { id: string; organizationId: OrganizationId; organizationName: string };

/** The account's memberships, by organization: the order in which they are held. */
export function membershipsOf(sql: Sql, accountId: string): Promise<Membership[]> {
  return sql.query<Membership>(MEMBERSHIPS, [accountId]);
}

/** A page of the organization's members, by address. */
export async function listMembers(sql: Sql, organizationId: OrganizationId, list: ListIdentity) {
  const after = openCursor(list);
  const values = [organizationId, list.input.limit + 1, ...(after ? [String(after[0])] : [])];
  const rows = await sql.query<Member>(LIST(after !== null), values);
  return page(
    list,
    rows,
    ({ email }) => [email],
    (member): Member => member,
  );
}

/** The member, held for a change; null where the organization has none of this id. */
export async function holdMember(
  sql: Sql,
  organizationId: OrganizationId,
  id: string,
): Promise<HeldMember | null> {
  const [member] = await sql.query<HeldMember>(HOLD, [id, organizationId]);
  return member ?? null;
}

/** How many owners the organization has. */
export async function countOwners(sql: Sql, organizationId: OrganizationId): Promise<number> {
  const [row] = await sql.query<{ owners: number }>(OWNERS, [organizationId]);
  return row?.owners ?? 0;
}

/** Makes the account a member; false where it is one already. */
export async function insertMember(
  sql: Sql,
  organizationId: OrganizationId,
  member: { readonly accountId: string; readonly role: Role },
  at: Date,
): Promise<string | null> {
  const values = [newId("member"), organizationId, member.accountId, member.role, at.toISOString()];
  const [row] = await sql.query<{ id: string }>(INSERT, values);
  return row?.id ?? null;
}

/** Gives a member that is held another role. */
export async function writeRole(
  sql: Sql,
  organizationId: OrganizationId,
  id: string,
  role: Role,
): Promise<void> {
  await sql.query(SET_ROLE, [id, organizationId, role]);
}

/** Ends a membership that is held. */
export async function deleteMember(sql: Sql, organizationId: OrganizationId, id: string): Promise<void> {
  await sql.query(DELETE, [id, organizationId]);
}
