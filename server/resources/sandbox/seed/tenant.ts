import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { seedOrganizations } from "./organizations/organizations.ts";
import { sampleOrganizations } from "./organizations/sample.ts";
import { seedSearch } from "./search.ts";

/** The slugs of the seeded organizations. */
export const sampleSlugs = [
  sampleOrganizations.own.slug,
  sampleOrganizations.joined.slug,
  sampleOrganizations.inviting.slug,
];

/** A person without data, in a sandbox or (null) among the live accounts. */
type Newcomer = {
  readonly accountId: AccountId;
  readonly email: string;
  readonly displayName: string;
  readonly sandboxId: string | null;
};

/** Seeds the person's search, and the organizations around them. */
export async function seedTenant(sql: Sql, newcomer: Newcomer, at: Date): Promise<void> {
  const { accountId, email, displayName: name, sandboxId } = newcomer;
  const search = await seedSearch(sql, accountId, at);
  await seedOrganizations({ sql, tenant: { person: { accountId, email, name }, sandboxId }, search });
}
