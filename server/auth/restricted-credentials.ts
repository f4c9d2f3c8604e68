import { any } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { deleteFrom, updateTable } from "#server/core/statements.ts";
import { noteSecurityEvent } from "./security-log/note.ts";

type Restricted = {
  readonly organizationIds: readonly string[];
  /** The account of the credentials; absent for the credentials of all accounts, when the organizations themselves are deleted. */
  readonly accountId?: string | undefined;
};

const revokeKeys = query.many(
  "restricted_keys_revoke",
  ({ organizationIds, accountId, at }: Params<Restricted & { at: Date }>) => {
    const keys = updateTable("api_keys")
      .set({ revoked_at: at })
      .where("restricted_to_organization_id", "=", any(organizationIds))
      .where("revoked_at", "is", null)
      .returning(["id", "user_id as userId", "name"]);
    return accountId ? keys.where("account_id", "=", accountId) : keys;
  },
);

const endGrants = query.many(
  "restricted_grants_end",
  ({ organizationIds, accountId }: Params<Restricted>) => {
    const grants = deleteFrom("oauth_grants")
      .where("restricted_to_organization_id", "=", any(organizationIds))
      .returning(["id", "user_id as userId", "client_name as name"]);
    return accountId ? grants.where("account_id", "=", accountId) : grants;
  },
);

/**
 * Ends the keys and app grants that are restricted to one of these organizations. Runs before the rows that they reference are
 * deleted, because no one is notified of rows that a foreign key deletes.
 * @returns the ids of the ended credentials, to be announced after the commit (`ctx.affected.revokedCredentials`)
 */
export async function endRestrictedCredentials(
  sql: Sql,
  restricted: Restricted,
  at: Date,
): Promise<string[]> {
  const keys = await revokeKeys(sql, { ...restricted, at });
  const grants = await endGrants(sql, restricted);
  for (const { id, userId, name } of keys) {
    const details = { name, environment: "live" };
    await noteSecurityEvent(sql, {
      kind: "api_key_revoked",
      userId,
      credentialId: id,
      details,
      isByAnother: true,
    });
  }
  for (const { id, userId, name } of grants) {
    const details = { app: name, reason: "membership_ended" };
    await noteSecurityEvent(sql, {
      kind: "app_disconnected",
      userId,
      credentialId: id,
      details,
      isByAnother: true,
    });
  }
  return [...keys, ...grants].map(({ id }) => id);
}
