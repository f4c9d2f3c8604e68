import type { Sql } from "#server/core/sql.ts";
import type { SandboxAccount } from "../store.ts";
import { plantOrganizations } from "./organizations/organizations.ts";
import { sampleOrganizations } from "./organizations/sample.ts";
import { plantSearch } from "./search.ts";

/** The slugs of the organizations that are planted. */
export const sampleSlugs = [
  sampleOrganizations.own.slug,
  sampleOrganizations.joined.slug,
  sampleOrganizations.inviting.slug,
];

/** Plants an empty sandbox: the person's search, and the organizations around them. */
export async function plantTenant(sql: Sql, sandbox: SandboxAccount, at: Date): Promise<void> {
  const search = await plantSearch(sql, sandbox.accountId, at);
  await plantOrganizations({ sql, sandbox, search });
}
