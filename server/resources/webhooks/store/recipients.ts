import { OWNERS } from "#domain/roles.ts";
import type { OfOwner, Owner } from "#server/core/owners.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement } from "#server/core/statements.ts";
import type { OrganizationId } from "#server/core/tenants.ts";

const PERSON = statement("webhooks_person", ({ ownerId }: Params<OfOwner>) =>
  db
    .selectFrom("accounts as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select("u.email")
    .where("a.id", "=", ownerId)
    .where("a.sandbox_id", "is", null),
);
const ORGANIZATION = statement(
  "webhooks_organization",
  ({ organizationId }: Params<{ organizationId: OrganizationId }>) =>
    db
      .selectFrom("members as m")
      .innerJoin("organizations as o", "o.id", "m.organization_id")
      .innerJoin("accounts as a", "a.id", "m.account_id")
      .innerJoin("users as u", "u.id", "a.user_id")
      .select(["u.email", "o.name", "o.slug"])
      .where("m.organization_id", "=", organizationId)
      .where("m.role", "in", OWNERS)
      .where("o.sandbox_id", "is", null),
);

/** Lists the people to email about a webhook that was switched off, and its organization, if any. In a sandbox, no one. */
export async function readRecipients(
  sql: Sql,
  owner: Owner,
): Promise<{ email: string; organization: { name: string; slug: string } | null }[]> {
  if (owner.kind === "account") {
    const people = await sql.all(PERSON, { ownerId: owner.id });
    return people.map(({ email }) => ({ email, organization: null }));
  }
  const owners = await sql.all(ORGANIZATION, { organizationId: owner.id });
  return owners.map(({ email, ...organization }) => ({ email, organization }));
}
