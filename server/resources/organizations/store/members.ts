import { sql as raw } from "kysely";
import { OWNERS, ROLES, type Role } from "#domain/roles.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement } from "#server/core/statements.ts";
import "#server/resources/members/codes.ts";

/** The email of a member `m`, in the order of its indexes. */
export const byAddress = raw<string>`m.email COLLATE "C"`;

type NewMember = { id: string; organizationId: OrganizationId; accountId: string; role: Role; at: string };
const INSERT = statement("members_insert", (given: Params<NewMember>) =>
  db
    .insertInto("members")
    .columns(["id", "organization_id", "account_id", "email", "role", "joined_at"])
    .expression((eb) =>
      eb
        .selectFrom("accounts as a")
        .select([
          given.id.as("id"),
          given.organizationId.as("organization_id"),
          "a.id as account_id",
          "a.email",
          given.role.as("role"),
          raw<string>`${given.at}::timestamptz`.as("joined_at"),
        ])
        .where("a.id", "=", given.accountId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("id"),
);

/** Makes the account a member; returns the id, or null if it is one already. */
export async function insertMember(
  sql: Sql,
  organizationId: OrganizationId,
  member: { readonly accountId: string; readonly role: Role },
  at: Date,
): Promise<string | null> {
  const given = { ...member, id: newId("member"), organizationId, at: at.toISOString() };
  return (await sql.first(INSERT, given))?.id ?? null;
}

type Told = { organizationId: OrganizationId; roles: readonly Role[] };
const TOLD = statement("members_told", ({ organizationId, roles }: Params<Told>) =>
  db
    .selectFrom("members as m")
    .innerJoin("organizations as o", "o.id", "m.organization_id")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select(["a.id as accountId", "u.email", "o.name", "o.slug"])
    .where("m.organization_id", "=", organizationId)
    .where("m.role", "=", (eb) => eb.fn.any(roles))
    .where("o.sandbox_id", "is", null),
);

/** Lists the people to email about the organization: its owners, or everyone. In a sandbox, no one. */
export function peopleToTell(sql: Sql, organizationId: OrganizationId, who: "owners" | "everyone") {
  return sql.all(TOLD, { organizationId, roles: who === "owners" ? OWNERS : ROLES });
}
